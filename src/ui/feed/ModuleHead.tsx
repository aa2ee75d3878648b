import { ChevronRight } from 'lucide';
import { Icon } from '../Icon.tsx';
import { LangText } from '../LangText.tsx';
import { label, Message } from '../Message.tsx';
import type { FeedView, RowHeading } from './feedView.ts';

interface ModuleHeadProps {
  readonly name: string;
  /** Address of all items; null for no link. */
  readonly href: string | null;
  readonly heading: RowHeading;
  readonly view: FeedView;
}

/** Renders the name of a part of a list, with a link to all its items. */
export function ModuleHead({ name, href, heading: Heading, view: { t } }: ModuleHeadProps) {
  if (name === '' && href === null) return null;
  return (
    <div className="module-head">
      {name && (
        <Heading className="module-name">
          <LangText t={t} text={name} />
        </Heading>
      )}
      {href && (
        <a {...label(t, 'column.moreOf', { name })} className="module-more" href={href}>
          <Message t={t} k="column.more" />
          <Icon className="module-arrow" icon={ChevronRight} />
        </a>
      )}
    </div>
  );
}
