import {
  arrangeSections,
  formatSectionChoice,
  type Section,
} from '../../model/column/sectionChoice.ts';
import { readStored, removeStored, writeStored } from '../storage.ts';
import * as STORAGE_KEYS from '../storageKeys.ts';

/** Returns the sections in the strip that the reader may move: the page opens with the first one. */
const findTabs = (): readonly HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-section]')).slice(1);

const idOf = ({ dataset }: HTMLElement): string => dataset.section ?? '';

/** A section of the strip as the reader chooses it. */
export interface NamedSection extends Section {
  readonly name: string;
}

/** Returns the sections of the strip in its order, without the first one. */
export const readSections = (): readonly NamedSection[] =>
  findTabs().map((tab) => ({
    id: idOf(tab),
    isHidden: tab.hidden === true,
    name: tab.textContent?.trim() ?? '',
  }));

/** Shows the strip as the reader has chosen it; without a choice it stays the site's. */
export function showSectionChoice(): void {
  const choice = readStored(STORAGE_KEYS.sections);
  if (choice) showSections(arrangeSections(findTabs().map(idOf), choice));
}

function showSections(sections: readonly Section[]): void {
  const tabs = new Map(findTabs().map((tab) => [idOf(tab), tab]));
  const places = [...tabs.values()];
  const strip = places[0]?.parentElement;
  const end = places[places.length - 1]?.nextElementSibling ?? null;
  for (const { id, isHidden } of sections) {
    const tab = tabs.get(id);
    if (!tab) continue;
    tab.hidden = isHidden;
    strip?.insertBefore(tab, end);
  }
}

/** Keeps what the reader has chosen, and shows it. */
export function saveSections(sections: readonly Section[]): void {
  writeStored(STORAGE_KEYS.sections, formatSectionChoice(sections));
  showSections(sections);
}

/** Removes the reader's choice; the site's own order is that of the page when it is opened again. */
export const removeSectionChoice = (): void => removeStored(STORAGE_KEYS.sections);
