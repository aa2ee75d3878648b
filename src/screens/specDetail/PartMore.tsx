import { ChevronRight } from 'lucide';
import { linkTo } from '../../routes.ts';
import type { FeedView } from '../../ui/feed/view.ts';
import { Icon } from '../../ui/Icon.tsx';
import { label, Words } from '../../ui/words.tsx';

interface PartMoreProps {
  readonly columnId: string;
  readonly name: string;
  readonly feed: FeedView;
}

/** Renders the link to all rows of a part. */
export function PartMore({ columnId, name, feed: { base, t } }: PartMoreProps) {
  const href = linkTo('specMore', { columnId }, base);
  return (
    <a {...label(t, 'special.moreOf', { name })} className="part-more" href={href}>
      <Words k="special.more" t={t} />
      <Icon className="part-arrow" icon={ChevronRight} />
    </a>
  );
}
