import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

export function Share({ onClose, t }: SheetProps<'share'>) {
  return (
    <Sheet title={t('sheet.loading')} onClose={onClose} t={t}>
      {null}
    </Sheet>
  );
}
