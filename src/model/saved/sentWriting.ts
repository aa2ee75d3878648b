import { cutCharacters } from '../cutCharacters.ts';
import { parseEach, parseId, parseNumber, parseRecord, parseText } from '../wire.ts';
import { isPagePath } from './savedArticle.ts';

/** A comment or a question that a member has sent from this device. */
export interface SentWriting {
  /** The member's uid. */
  readonly by: string;
  readonly text: string;
  /** Title of what it is about; '' when it is unknown. */
  readonly about: string;
  /** The page that shows it, below the base of the site; '' when it is unknown. */
  readonly path: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Writings that are kept of each kind; the oldest are removed first. */
const SENT_MAX = 100;
const TEXT_MAX = 300;

/** Returns the stored writings, the newest first; malformed entries are left out. */
export const parseSentWritings = (stored: string | null): readonly SentWriting[] =>
  parseEach(stored ?? '', (value) => {
    const wire = parseRecord(value);
    const by = parseId(wire.by);
    const text = cutCharacters(parseText(wire.text), TEXT_MAX);
    const at = parseNumber(wire.at);
    if (by === '' || text === '' || at === null) return null;
    const path = parseText(wire.path);
    const about = cutCharacters(parseText(wire.about), TEXT_MAX);
    return { by, text, at, about, path: isPagePath(path) ? path : '' };
  }).slice(0, SENT_MAX);

/** Returns the list with the writing first, its text cut. */
export const addSentWriting = (
  writings: readonly SentWriting[],
  writing: SentWriting,
): readonly SentWriting[] =>
  [{ ...writing, text: cutCharacters(writing.text, TEXT_MAX) }, ...writings].slice(0, SENT_MAX);
