import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import type { CommentList } from '../../model/comment/list.ts';
import type { TimeSettings } from '../../model/site/types.ts';
import { $session } from '../../stores/session.ts';
import { $waitingComments, withWaiting } from '../../stores/waitingComments.ts';
import { LiveComments } from '../../ui/comment/LiveComments.tsx';
import { type CommentPlace, useCommentActs } from './useCommentActs.ts';

interface LiveListProps {
  readonly place: CommentPlace;
  readonly list: CommentList;
  readonly busy: boolean;
  readonly times: TimeSettings;
  readonly heading: 'h2' | 'h3';
  readonly t: ActTranslate;
}

/** The list as it is now, with the reader's own comments that still wait for a network. */
export function LiveList({ place, list, busy, heading, times, t }: LiveListProps) {
  const acts = useCommentActs(place, t);
  const waiting = useStore($waitingComments);
  const session = useStore($session);
  const [now] = useState(serverNow);
  const member = session.state === 'member' ? session.member : null;
  const shown = withWaiting(list, waiting, place.articleId, member);
  return (
    <LiveComments
      acts={acts}
      busy={busy}
      heading={heading}
      list={shown}
      now={now}
      t={t}
      times={times}
    />
  );
}
