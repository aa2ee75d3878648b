/** A section of the front page, and whether the reader wants it. */
export interface Section {
  readonly id: string;
  readonly isHidden: boolean;
}

/** Before the id of a section that the reader does not want; no encoded id contains it. */
const HIDDEN = '+';
/** The strip lists fewer (screens/home/ColumnTabs.tsx). */
const SECTIONS_MAX = 100;

/** Returns the text that keeps the order of the sections; short, because an inline script reads it. */
export const formatSectionChoice = (sections: readonly Section[]): string =>
  sections
    .slice(0, SECTIONS_MAX)
    .map(({ id, isHidden }) => (isHidden ? HIDDEN : '') + encodeURIComponent(id))
    .join(' ');

/**
 * Returns the sections of a site in the reader's order. A section that the text does not know (a new
 * one) is shown after the one that the site has before it; a text that is none changes nothing.
 */
export function arrangeSections(ids: readonly string[], choice: unknown): readonly Section[] {
  const words = typeof choice === 'string' ? choice.split(' ', SECTIONS_MAX) : [];
  let rank = -1;
  return ids
    .map((id) => {
      const word = encodeURIComponent(id);
      const shown = words.indexOf(word);
      const hidden = words.indexOf(HIDDEN + word);
      const known = Math.max(shown, hidden);
      if (known >= 0) rank = known;
      return { id, isHidden: shown < 0 && hidden >= 0, rank };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ id, isHidden }) => ({ id, isHidden }));
}
