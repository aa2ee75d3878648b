import { useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import type { CommentList } from '../../model/comment/commentList.ts';
import type { TimeSettings } from '../../model/site/types.ts';
import { LiveComments } from './LiveComments.tsx';
import { type CommentPlace, useCommentActs } from './useCommentActs.ts';

interface LiveListProps {
  readonly place: CommentPlace;
  readonly list: CommentList;
  readonly busy: boolean;
  readonly times: TimeSettings;
  readonly heading: 'h2' | 'h3';
  readonly t: ActTranslate;
}

/** Renders the current list (`useShownList`) with the reader's actions. */
export function LiveList({ place, list, busy, heading, times, t }: LiveListProps) {
  const acts = useCommentActs(place, t);
  const [now] = useState(serverNow);
  return (
    <LiveComments
      acts={acts}
      busy={busy}
      heading={heading}
      list={list}
      now={now}
      t={t}
      times={times}
    />
  );
}
