import { use } from 'react';
import { readPageLocale } from '../../services/loadMessages.ts';
import { loadMineMessages } from '../../services/loadMineMessages.ts';
import { LookChoices } from '../look/LookChoices.tsx';
import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

/** Renders the choices of text size, theme and language; the page behind shows each at once. */
export function LookSheet({ onClose }: SheetProps<'look'>) {
  // The choices have the messages of "mine", which the other sheets do not need.
  const t = use(loadMineMessages(readPageLocale()));
  return (
    <Sheet title={t('look.title')} onClose={onClose} t={t}>
      <LookChoices t={t} />
    </Sheet>
  );
}
