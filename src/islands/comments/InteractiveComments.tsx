import { useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { CommentList, CommentPart } from '../../model/comment/commentList.ts';
import type { TimeStyle } from '../../model/site/siteTypes.ts';
import { CommentSections } from './CommentSections.tsx';
import { LIVE_PARTS } from './liveParts.tsx';
import { type CommentTarget, useCommentActions } from './useCommentActions.ts';

interface InteractiveCommentsProps {
  readonly target: CommentTarget;
  readonly list: CommentList;
  readonly busy: boolean;
  readonly timeStyle: TimeStyle;
  readonly countReply: number;
  readonly heading: 'h2' | 'h3';
  /** Absent where one part shows all. */
  readonly part?: CommentPart | undefined;
  readonly t: ActionTranslate;
}

/** Renders the current list (`useCommentsWithPending`) with the reader's actions. */
export function InteractiveComments({
  target,
  list,
  busy,
  heading,
  part,
  timeStyle,
  countReply,
  t,
}: InteractiveCommentsProps) {
  const actions = useCommentActions(target, t, part !== 'hottest');
  const [now] = useState(serverNow);
  return (
    <CommentSections
      actions={actions}
      busy={busy}
      countReply={countReply}
      heading={heading}
      list={list}
      now={now}
      parts={LIVE_PARTS}
      part={part}
      t={t}
      timeStyle={timeStyle}
    />
  );
}
