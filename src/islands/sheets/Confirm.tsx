import type { ActTranslate } from '../../i18n/translate.ts';
import type { SheetRequest } from '../../stores/sheet.ts';
import { Sheet } from './Sheet.tsx';

interface ConfirmProps {
  readonly request: Extract<SheetRequest, { kind: 'confirm' }>;
  readonly onClose: () => void;
  readonly t: ActTranslate;
}

/** One question, one button that does it. */
export function Confirm({ request, onClose, t }: ConfirmProps) {
  const answer = (yes: boolean) => {
    request.answer(yes);
    onClose();
  };
  return (
    <Sheet title={t(request.title)} onClose={() => answer(false)} t={t}>
      <button className="sheet-submit" type="button" data-autofocus="" onClick={() => answer(true)}>
        {t(request.action)}
      </button>
    </Sheet>
  );
}
