import type { ActionTranslate, Translate } from '../../i18n/translate.ts';
import type { ConfirmMessageKey, SheetRequest } from '../../services/sheets.ts';
import { Sheet } from './Sheet.tsx';

interface ConfirmProps {
  readonly request: Extract<SheetRequest, { kind: 'confirm' }>;
  readonly onClose: () => void;
  readonly t: ActionTranslate;
}

/** Renders one question and the button that confirms it. */
export function ConfirmSheet({ request, onClose, t }: ConfirmProps) {
  // `t` also has the messages of the page that asks (services/loadMessages.ts).
  const translate = t as Translate<ConfirmMessageKey>;
  const answer = (yes: boolean) => {
    request.answer(yes);
    onClose();
  };
  return (
    <Sheet title={translate(request.title)} onClose={() => answer(false)} t={t}>
      <button className="sheet-submit" type="button" data-autofocus="" onClick={() => answer(true)}>
        {translate(request.action)}
      </button>
    </Sheet>
  );
}
