import type { ReactNode } from 'react';
import { requestConfirmation } from '../../services/sheets.ts';

interface ClearableListProps {
  /** The rows. */
  readonly children: ReactNode;
  /** What the button says, here and where it is confirmed. */
  readonly clear: string;
  readonly clearTitle: string;
  readonly onClear: () => void;
}

/** Renders what this device keeps, below a button that deletes it when the reader confirms. */
export function ClearableList({ children, clear, clearTitle, onClear }: ClearableListProps) {
  const handleClear = async () => {
    if (await requestConfirmation(clearTitle, clear)) onClear();
  };
  return (
    <>
      <button
        className="min-h-88 text-28 text-accent"
        onClick={() => void handleClear()}
        type="button"
      >
        {clear}
      </button>
      <ul className="border-t">{children}</ul>
    </>
  );
}
