import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

export function Composer({ onClose, t }: SheetProps<'compose'>) {
  return (
    <Sheet title={t('sheet.loading')} onClose={onClose} t={t}>
      {null}
    </Sheet>
  );
}
