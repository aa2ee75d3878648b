import type { ReactNode } from 'react';
import type { Module } from '../../model/column/columnTypes.ts';
import { Cards } from './Cards.tsx';
import { ColumnChips } from './ColumnChips.tsx';
import { FeedArticle } from './FeedArticle.tsx';
import { FlashStrip } from './FlashStrip.tsx';
import { FloatingLine } from './FloatingLine.tsx';
import { moduleLink } from './feedLinks.ts';
import type { FeedView, RowHeading } from './feedView.ts';
import { Leaders } from './Leaders.tsx';
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
    case 'questions':
      return section(<QuestionRows heading={under} items={module.items} view={view} />);
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
