import type { SpecialItem } from '../../model/column/columnTypes.ts';
import { decideRowTitle } from '../../model/column/rowLook.ts';
import { LangText } from '../LangText.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { FeedArticle } from './FeedArticle.tsx';
import type { FeedView, RowHeading } from './feedView.ts';

interface SpecialsProps {
  readonly items: readonly SpecialItem[];
  readonly view: FeedView;
  readonly heading: RowHeading;
}

/** Renders specials: a wide image each, and the titles of some of its articles. */
export function Specials({ items, view, heading }: SpecialsProps) {
  return (
    <ul>
      {items.map((special) => (
        <li key={special.id}>
          <FeedArticle heading={heading} item={special} view={view} />
          {special.related.length > 0 && (
            <ul className="related">
              {special.related.slice(0, MAX_RELATED).map((item) => (
                <li key={item.id}>
                  <ArticleLink base={view.base} className="related-link" item={item}>
                    <LangText t={view.t} text={decideRowTitle(item)} />
                  </ArticleLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Limit of titles; the special itself lists all. */
const MAX_RELATED = 3;
