import { useState } from 'react';

/**
 * Returns whether a part of a row is open, and a setter. `opened` is kept longer than the row,
 * which a long list renders only near the screen (decision 38); it contains the keys of the open
 * parts.
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
