import type { ReactNode } from 'react';
import type { MineMessageKey } from '../../i18n/translate.ts';
import { requestConfirmation } from '../../services/sheets.ts';
import type { MineView } from './mineParts.ts';

interface ClearableListProps {
  /** The rows. */
  readonly children: ReactNode;
  /** What the button says, here and where it is confirmed. */
  readonly clear: MineMessageKey;
  readonly clearTitle: MineMessageKey;
  readonly onClear: () => void;
  readonly view: MineView;
}

/** Renders what this device keeps, below a button that deletes it when the reader confirms. */
export function ClearableList({ children, clear, clearTitle, onClear, view }: ClearableListProps) {
  const handleClear = async () => {
    if (await requestConfirmation(view.t(clearTitle), view.t(clear))) onClear();
  };
  return (
    <>
      <button
        className="min-h-88 text-28 text-accent"
        onClick={() => void handleClear()}
        type="button"
      >
        {view.t(clear)}
      </button>
      <ul className="border-t">{children}</ul>
    </>
  );
}
