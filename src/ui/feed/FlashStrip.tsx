import type { ListItem } from '../../model/article/articleTypes.ts';
import { decideRowTitle } from '../../model/column/rowLook.ts';
import { LangText } from '../LangText.tsx';
import { label, Message } from '../Message.tsx';
import { ListTime } from '../Timestamp.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import type { FeedView } from './feedView.ts';

interface FlashStripProps {
  readonly name: string;
  readonly items: readonly ListItem[];
  /** Address of all flash news; null for no link. */
  readonly href: string | null;
  readonly view: FeedView;
}

/** Renders flash news, one line each. */
export function FlashStrip({ name, items, href, view }: FlashStripProps) {
  const { base, t, times, now } = view;
  const words = name || <Message t={t} k="column.flash" />;
  return (
    <section className="flash">
      {href === null ? (
        <b className="flash-name">{words}</b>
      ) : (
        <a
          {...label(t, 'column.moreOf', { name: name || t('column.flash') })}
          className="flash-name"
          href={href}
        >
          {words}
        </a>
      )}
      <ul className="flash-lines">
        {items.map((item) => (
          <li key={item.id}>
            <ArticleLink base={base} className="flash-line" item={item}>
              <span className="flash-title">
                <LangText t={t} text={decideRowTitle(item)} />
              </span>
              <ListTime at={item.publishedAt} now={now} t={t} times={times} />
            </ArticleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
