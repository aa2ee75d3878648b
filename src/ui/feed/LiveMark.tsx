import type { ListItem } from '../../model/article/articleTypes.ts';
import { decideLivePrefix } from '../../model/article/liveInfo.ts';
import { decideRowTitle } from '../../model/column/rowLook.ts';
import { Message } from '../Message.tsx';
import type { FeedView } from './feedView.ts';

interface LiveMarkProps extends Pick<FeedView, 't'> {
  readonly item: ListItem;
}

/**
 * Renders the state of a broadcast, with a dot while it is live. A replay without a playback address has
 * no mark, nor has a row whose title starts with the state (product 4.1).
 */
export function LiveMark({ item, t }: LiveMarkProps) {
  const key = decideLivePrefix(item.live, decideRowTitle(item), t);
  return key && <Message className={`live-mark live-${item.live?.state}`} t={t} k={key} />;
}
