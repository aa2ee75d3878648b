import { ChevronRight } from 'lucide';
import { linkTo } from '../../routes.ts';
import type { FeedView } from '../../ui/feed/feedView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';

interface TimelineLinkProps {
  readonly columnId: string;
  readonly feed: Pick<FeedView, 'base' | 't'>;
}

/** Renders the link to the articles of a column on their time axis. */
export const TimelineLink = ({ columnId, feed: { base, t } }: TimelineLinkProps) => (
  <a className="part-more" href={linkTo('hotPointTimeAxis', { id: columnId }, base)}>
    <Message k="special.timeline" t={t} />
    <Icon className="part-arrow" icon={ChevronRight} />
  </a>
);
