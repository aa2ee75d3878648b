import type { ActTranslate } from '../i18n/translate.ts';
import { isCollapsible } from '../model/mvod/fold.ts';
import { Words } from './words.tsx';

/** Visible lines of a folded text; the same number as in folded.css. */
const SHOWN_LINES = 4;

interface FoldedProps {
  readonly text: string;
  readonly t: ActTranslate;
}

/** Renders a text; of a long one the first lines, and all of it after a tap. Needs no script. */
export function Folded({ text, t }: FoldedProps) {
  if (text === '') return null;
  if (!isCollapsible(text, SHOWN_LINES)) return <p className="folded">{text}</p>;
  return (
    <details className="folded">
      <summary>
        <span className="folded-text">{text}</span>
        <Words className="folded-more" t={t} k="comment.unfold" />
        <Words className="folded-less" t={t} k="comment.fold" />
      </summary>
    </details>
  );
}
