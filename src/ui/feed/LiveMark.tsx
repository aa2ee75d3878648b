import type { LiveInfo } from '../../model/article/types.ts';
import { Words } from '../words.tsx';
import type { FeedView } from './view.ts';

/** The state of a broadcast in words; a dot stands before one that is on air. */
export function LiveMark({ live, t }: { live: LiveInfo | null } & Pick<FeedView, 't'>) {
  if (live === null) return null;
  return <Words className={`live-mark live-${live.state}`} t={t} k={`live.${live.state}`} />;
}
