import { X } from 'lucide';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { decideRowTitle } from '../../model/column/rowLook.ts';
import { Icon } from '../Icon.tsx';
import { LangText } from '../LangText.tsx';
import { label } from '../Message.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import type { FeedView } from './feedView.ts';

interface FloatingLineProps {
  readonly items: readonly ListItem[];
  readonly view: FeedView;
}

/**
 * Renders a message of the editors as a line that readers can close. It is part of the list, so
 * that it never covers text; the `ad-slot` element handles the close button.
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
