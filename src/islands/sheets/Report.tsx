import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

export function Report({ onClose, t }: SheetProps<'report'>) {
  return (
    <Sheet title={t('sheet.loading')} onClose={onClose} t={t}>
      {null}
    </Sheet>
  );
}
