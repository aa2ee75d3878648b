import { X } from 'lucide';
import type { ListItem } from '../../model/article/types.ts';
import { decideRowTitle } from '../../model/column/rowLook.ts';
import { Icon } from '../Icon.tsx';
import { LangText } from '../LangText.tsx';
import { label } from '../words.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import type { FeedView } from './view.ts';

interface FloatingLineProps {
  readonly items: readonly ListItem[];
  readonly view: FeedView;
}

/**
 * A message of the editors: a line of its own that can be closed. It stands in the list,
 * so that it never covers what somebody reads; `ad-slot` gives the button its function.
 */
export function FloatingLine({ items, view: { base, t } }: FloatingLineProps) {
  const [item] = items;
  if (!item) return null;
  return (
    <ad-slot className="floating">
      <ArticleLink base={base} className="floating-link" item={item}>
        <LangText t={t} text={decideRowTitle(item)} />
      </ArticleLink>
      <button {...label(t, 'column.close')} className="floating-close" hidden type="button">
        <Icon className="floating-icon" icon={X} />
      </button>
    </ad-slot>
  );
}
