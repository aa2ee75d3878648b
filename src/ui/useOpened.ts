import { useState } from 'react';

/**
 * Returns whether a part of a row is open, and sets it. `opened` outlives the row, which a long
 * list draws only near the screen (decision 38); it holds the keys of what is open.
 */
export function useOpened(opened: Set<string>, key: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => opened.has(key));
  const save = (next: boolean) => {
    if (next) opened.add(key);
    else opened.delete(key);
    setOpen(next);
  };
  return [isOpen, save];
}
