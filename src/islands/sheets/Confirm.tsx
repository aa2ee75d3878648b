import type { ActTranslate, PeopleTranslate } from '../../i18n/translate.ts';
import type { SheetRequest } from '../../stores/sheet.ts';
import { Sheet } from './Sheet.tsx';

interface ConfirmProps {
  readonly request: Extract<SheetRequest, { kind: 'confirm' }>;
  readonly onClose: () => void;
  readonly t: ActTranslate;
}

/** Renders one question and the button that confirms it. */
export function Confirm({ request, onClose, t }: ConfirmProps) {
  // On community pages `t` also has their messages (stores/people/words.ts).
  const speak = t as PeopleTranslate;
  const answer = (yes: boolean) => {
    request.answer(yes);
    onClose();
  };
  return (
    <Sheet title={speak(request.title)} onClose={() => answer(false)} t={t}>
      <button className="sheet-submit" type="button" data-autofocus="" onClick={() => answer(true)}>
        {speak(request.action)}
      </button>
    </Sheet>
  );
}
