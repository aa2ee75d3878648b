import { useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { CommentList } from '../../model/comment/commentList.ts';
import type { TimeSettings } from '../../model/site/siteTypes.ts';
import { CommentSections } from './CommentSections.tsx';
import { type CommentTarget, useCommentActions } from './useCommentActions.ts';

interface InteractiveCommentsProps {
  readonly target: CommentTarget;
  readonly list: CommentList;
  readonly busy: boolean;
  readonly times: TimeSettings;
  readonly heading: 'h2' | 'h3';
  readonly t: ActionTranslate;
}

/** Renders the current list (`useCommentsWithPending`) with the reader's actions. */
export function InteractiveComments({
  target,
  list,
  busy,
  heading,
  times,
  t,
}: InteractiveCommentsProps) {
  const actions = useCommentActions(target, t);
  const [now] = useState(serverNow);
  return (
    <CommentSections
      actions={actions}
      busy={busy}
      heading={heading}
      list={list}
      now={now}
      t={t}
      times={times}
    />
  );
}
