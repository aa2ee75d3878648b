import type { ListItem } from '../../model/article/articleTypes.ts';
import type { Module } from '../../model/column/columnTypes.ts';
import { Cards } from './Cards.tsx';
import { FeedArticle } from './FeedArticle.tsx';
import { moduleLink } from './feedLinks.ts';
import type { FeedView } from './feedView.ts';
import { ModuleBlock } from './ModuleBlock.tsx';
import { ModuleHead } from './ModuleHead.tsx';

interface TopModuleProps {
  readonly module: Module | null;
  readonly view: FeedView;
}

/** `cmDisplayStyle`: cards that scroll sideways, or two in a line; all other values are rows. */
const CARDS = 1;
const GRID = 2;

/** Renders the module at the top of a column in one of three layouts. */
export function TopModule({ module, view }: TopModuleProps) {
  if (module === null || module.items.length === 0) return null;
  if (module.kind !== 'articles') return <ModuleBlock module={module} view={view} />;
  return (
    <section className="module top-module">
      <ModuleHead
        heading="h2"
        href={moduleLink(module, view.base)}
        name={module.name}
        view={view}
      />
      <Items items={module.items} style={module.displayStyle} view={view} />
    </section>
  );
}

interface ItemsProps {
  readonly items: readonly ListItem[];
  readonly style: number;
  readonly view: FeedView;
}

function Items({ items, style, view }: ItemsProps) {
  if (style === CARDS || style === GRID) {
    return <Cards grid={style === GRID} heading="h3" items={items} view={view} />;
  }
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className="row-item">
          <FeedArticle heading="h3" item={item} view={view} />
        </li>
      ))}
    </ul>
  );
}
