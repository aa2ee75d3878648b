import { ChevronRight } from 'lucide';
import { linkTo } from '../../routes.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { label, Message } from '../../ui/Message.tsx';

interface SpecialPartLinkProps {
  readonly columnId: string;
  readonly name: string;
  readonly feed: FeedView;
}

/** Renders the link to all rows of a part. */
export function SpecialPartLink({ columnId, name, feed: { base, t } }: SpecialPartLinkProps) {
  const href = linkTo('specMore', { columnId }, base);
  return (
    <a {...label(t, 'special.moreOf', { name })} className="part-more" href={href}>
      <Message k="special.more" t={t} />
      <Icon className="part-arrow" icon={ChevronRight} />
    </a>
  );
}
