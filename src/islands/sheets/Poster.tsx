import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

export function Poster({ onClose, t }: SheetProps<'poster'>) {
  return (
    <Sheet title={t('sheet.loading')} onClose={onClose} t={t}>
      {null}
    </Sheet>
  );
}
