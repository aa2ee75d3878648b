import { Fragment } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { isLongComment, splitLinks } from '../../model/comment/commentText.ts';
import type { Comment } from '../../model/comment/commentTypes.ts';
import { useOpened } from '../list/useOpened.ts';

interface CommentTextProps {
  readonly comment: Pick<Comment, 'id' | 'text'>;
  /** Keys of the open parts of the list. */
  readonly opened: Set<string>;
  readonly t: ActionTranslate;
}

/** Renders the text of a comment: folded when it is long, with whole addresses as links. */
export function CommentText({ comment: { id, text }, opened, t }: CommentTextProps) {
  const [open, setOpen] = useOpened(opened, `text ${id}`);
  const long = isLongComment(text);
  return (
    <>
      <p className={`mt-8 whitespace-pre-line text-32 ${long && !open ? 'comment-folded' : ''}`}>
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

/** Renders plain text, in which whole http addresses are links with a shortened label. */
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
