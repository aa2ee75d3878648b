import { Fragment, useState } from 'react';
import type { ActTranslate } from '../../i18n/translate.ts';
import { isLongComment } from '../../model/comment/fold.ts';
import { splitLinks } from '../../model/comment/splitLinks.ts';

/** The text of a comment: folded when it is long, with whole addresses as links. */
export function CommentText({ text, t }: { readonly text: string; readonly t: ActTranslate }) {
  const [open, setOpen] = useState(false);
  const long = isLongComment(text);
  return (
    <>
      <p
        className={`break-anywhere mt-8 whitespace-pre-line text-32 ${long && !open ? 'comment-folded' : ''}`}
      >
        <LinkedText text={text} />
      </p>
      {long && (
        <button
          className="comment-act text-accent"
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'comment.fold' : 'comment.unfold')}
        </button>
      )}
    </>
  );
}

/** Text is text; what is a whole http address leads there, and is shown short. */
export function LinkedText({ text }: { readonly text: string }) {
  return splitLinks(text).map((part, index) =>
    part.kind === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        key={index}
        className="text-accent"
        href={part.href}
        rel="nofollow ugc noopener noreferrer"
        target="_blank"
        title={part.text}
      >
        {part.label}
      </a>
    ),
  );
}
