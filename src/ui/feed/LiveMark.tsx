import type { LiveInfo } from '../../model/article/types.ts';
import { Words } from '../words.tsx';
import type { FeedView } from './view.ts';

/** Renders the state of a broadcast, with a dot while it is live. */
export function LiveMark({ live, t }: { live: LiveInfo | null } & Pick<FeedView, 't'>) {
  if (live === null) return null;
  return <Words className={`live-mark live-${live.state}`} t={t} k={`live.${live.state}`} />;
}
