import { ArrowDown, ArrowUp } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import {
  type NamedSection,
  readSections,
  removeSectionChoice,
  saveSections,
} from '../../host/document/sectionTabs.ts';
import { SECTION_MESSAGES } from '../../i18n/sectionMessages.ts';
import { readPageLocale } from '../../services/loadMessages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LangText } from '../../ui/LangText.tsx';
import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

const WAYS = [
  { by: -1, name: 'up', icon: ArrowUp },
  { by: 1, name: 'down', icon: ArrowDown },
] as const;

/** Renders the choice and the order of the sections; the strip behind shows each change at once. */
export function SectionsSheet({ onClose, t }: SheetProps<'sections'>) {
  const [sections, setSections] = useState(readSections);
  const [moved, setMoved] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  const words = SECTION_MESSAGES[readPageLocale()];
  // A row that has moved in the document has lost the focus of its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useEffect(() => pressed.current?.focus(), [sections]);
  const change = (next: readonly NamedSection[]) => {
    saveSections(next);
    setSections(next);
  };
  const move = (at: number, by: 1 | -1) => {
    const next = [...sections];
    const [section] = next.splice(at, 1);
    if (!section) return;
    next.splice(at + by, 0, section);
    change(next);
    setMoved(words.moved(section.name, at + by + 1));
  };
  return (
    <Sheet title={t('column.choose')} onClose={onClose} t={t}>
      <p className="pb-16 text-28 text-ink-2">{words.hint}</p>
      <ul>
        {sections.map(({ id, name, isHidden }, at) => (
          <li key={id} className="section-row">
            <label className="section-name">
              <input
                checked={!isHidden}
                className="section-box"
                onChange={() =>
                  change(
                    sections.map((one) => (one.id === id ? { ...one, isHidden: !isHidden } : one)),
                  )
                }
                type="checkbox"
              />
              <LangText t={t} text={name} />
            </label>
            {WAYS.map(({ by, name: way, icon }) => (
              <button
                key={way}
                aria-disabled={!sections[at + by]}
                aria-label={words[way](name)}
                className="section-move"
                onClick={(event) => {
                  pressed.current = event.currentTarget;
                  if (sections[at + by]) move(at, by);
                }}
                type="button"
              >
                <Icon className="h-36 w-36" icon={icon} />
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {moved}
      </p>
      <button
        className="flex min-h-88 items-center text-28 text-accent"
        onClick={() => {
          removeSectionChoice();
          location.reload();
        }}
        type="button"
      >
        {words.reset}
      </button>
    </Sheet>
  );
}
