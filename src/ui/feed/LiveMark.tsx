import type { LiveInfo } from '../../model/article/articleTypes.ts';
import { Message } from '../Message.tsx';
import type { FeedView } from './feedView.ts';

/** Renders the state of a broadcast, with a dot while it is live. */
export function LiveMark({ live, t }: { live: LiveInfo | null } & Pick<FeedView, 't'>) {
  if (live === null) return null;
  return <Message className={`live-mark live-${live.state}`} t={t} k={`live.${live.state}`} />;
}
