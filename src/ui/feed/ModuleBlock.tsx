import { X } from 'lucide';
import type { ReactNode } from 'react';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { Leader, Module } from '../../model/column/columnTypes.ts';
import { decideRowTitle } from '../../model/column/rowLook.ts';
import { Icon } from '../Icon.tsx';
import { LangText } from '../LangText.tsx';
import { label } from '../Message.tsx';
import { ArticleLink } from './ArticleLink.tsx';
import { Cards } from './Cards.tsx';
import { ColumnChips } from './ColumnChips.tsx';
import { FeedArticle } from './FeedArticle.tsx';
import { FlashStrip } from './FlashStrip.tsx';
import { leaderLink, moduleLink } from './feedLinks.ts';
import type { FeedView, RowHeading } from './feedView.ts';
import { ModuleHead } from './ModuleHead.tsx';
import { QuestionRows } from './QuestionRows.tsx';
import { Specials } from './Specials.tsx';

interface ModuleBlockProps {
  readonly module: Module;
  readonly view: FeedView;
  readonly heading?: RowHeading | undefined;
}

/** `displayStyle` of cards side by side; all other values are rows. */
const CARDS = 1;

/** Renders a module between the rows of a list, with its name and a link to all its items. */
export function ModuleBlock({ module, view, heading = 'h2' }: ModuleBlockProps) {
  if (module.items.length === 0) return null;
  const under = module.name === '' ? heading : 'h3';
  const section = (children: ReactNode) => (
    <section className="module">
      <ModuleHead
        heading={heading}
        href={moduleLink(module, view.base)}
        name={module.name}
        view={view}
      />
      {children}
    </section>
  );
  switch (module.kind) {
    case 'floating':
      return <FloatingLine items={module.items} view={view} />;
    case 'flash':
      return (
        <FlashStrip
          href={moduleLink(module, view.base)}
          items={module.items}
          name={module.name}
          view={view}
        />
      );
    case 'leaders':
      return section(<Leaders leaders={module.items} view={view} />);
    case 'columns':
      return section(<ColumnChips columns={module.items} view={view} />);
    case 'topics':
      return section(<QuestionRows heading={under} items={module.items} view={view} />);
    case 'questions':
      return section(
        <>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script fills it, and React leaves it alone */}
          <question-filter dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
          <QuestionRows heading={under} items={module.items} view={view} />
        </>,
      );
    case 'specials':
      return section(<Specials heading={under} items={module.items} view={view} />);
    case 'articles':
      return section(
        module.displayStyle === CARDS ? (
          <Cards heading={under} items={module.items} view={view} />
        ) : (
          <ul>
            {module.items.map((item) => (
              <li key={item.id} className="row-item">
                <FeedArticle heading={under} item={item} view={view} />
              </li>
            ))}
          </ul>
        ),
      );
  }
}

interface FloatingLineProps {
  readonly items: readonly ListItem[];
  readonly view: FeedView;
}

/**
 * Renders a message of the editors as a line that readers can close. It is part of the list, so
 * that it never covers text; the `ad-slot` element handles the close button.
 */
function FloatingLine({ items, view: { base, t } }: FloatingLineProps) {
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

interface LeadersProps {
  readonly leaders: readonly Leader[];
  readonly view: Pick<FeedView, 'base'>;
}

/** Renders leaders side by side: portrait, name and office, linked to their pages. */
function Leaders({ leaders, view: { base } }: LeadersProps) {
  return (
    <ul className="cards">
      {leaders.map((leader) => {
        const href = leaderLink(leader, base);
        const content = (
          <>
            <span className="portrait">
              {leader.portrait ? (
                <img alt="" height={208} loading="lazy" src={leader.portrait} width={156} />
              ) : (
                Array.from(leader.name)[0]
              )}
            </span>
            <b className="leader-name">{leader.name}</b>
            <span className="leader-duty">{leader.duty}</span>
          </>
        );
        return (
          <li key={leader.id} className="leader">
            <a href={href}>{content}</a>
          </li>
        );
      })}
    </ul>
  );
}
