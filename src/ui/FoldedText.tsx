import type { ActionTranslate } from '../i18n/translate.ts';
import { isCollapsible } from '../model/mvod/isCollapsible.ts';
import { Message } from './Message.tsx';

/** Visible lines of a folded text; the same number as in folded.css. */
const SHOWN_LINES = 4;

interface FoldedTextProps {
  readonly text: string;
  readonly t: ActionTranslate;
}

/** Renders a text; of a long one the first lines, and all of it after a tap. Needs no script. */
export function FoldedText({ text, t }: FoldedTextProps) {
  if (text === '') return null;
  if (!isCollapsible(text, SHOWN_LINES)) return <p className="folded">{text}</p>;
  return (
    <details className="folded">
      <summary>
        <span className="folded-text">{text}</span>
        <Message className="folded-more" t={t} k="comment.unfold" />
        <Message className="folded-less" t={t} k="comment.fold" />
      </summary>
    </details>
  );
}
