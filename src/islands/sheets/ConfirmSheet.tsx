import type { ActionTranslate } from '../../i18n/translate.ts';
import type { SheetRequest } from '../../services/sheets.ts';
import { Sheet } from './Sheet.tsx';

interface ConfirmProps {
  readonly request: Extract<SheetRequest, { kind: 'confirm' }>;
  readonly onClose: () => void;
  readonly t: ActionTranslate;
}

/** Renders one question and the button that confirms it. */
export function ConfirmSheet({ request, onClose, t }: ConfirmProps) {
  const answer = (yes: boolean) => {
    request.answer(yes);
    onClose();
  };
  return (
    <Sheet title={request.title} onClose={() => answer(false)} t={t}>
      <button className="sheet-submit" type="button" data-autofocus="" onClick={() => answer(true)}>
        {request.action}
      </button>
    </Sheet>
  );
}
