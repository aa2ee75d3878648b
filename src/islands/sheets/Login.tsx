import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

export function Login({ onClose, t }: SheetProps<'login'>) {
  return (
    <Sheet title={t('sheet.loading')} onClose={onClose} t={t}>
      {null}
    </Sheet>
  );
}
