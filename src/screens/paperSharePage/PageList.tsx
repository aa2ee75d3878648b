import type { MouseEvent } from 'react';
import { paperLink } from './paperLinks.ts';
import type { PaperView } from './paperView.ts';

interface PageListProps {
  readonly view: PaperView;
  readonly onPage: (id: string, event: MouseEvent) => void;
}

/** Renders all pages of the edition as thumbnails. */
export function PageList({ view, onPage }: PageListProps) {
  const { data, base } = view;
  const { date, paper, pages, pageId } = data;
  return (
    <ol className="paper-pages">
      {pages.map(({ id, name, thumbnail }) => (
        <li key={id}>
          <a
            aria-current={id === pageId ? 'page' : undefined}
            href={paperLink({ date, paperId: paper.id, pageId: id }, base)}
            onClick={(event) => onPage(id, event)}
          >
            <span className="paper-thumb">
              {thumbnail && <img alt="" loading="lazy" src={thumbnail} />}
            </span>
            <span className="paper-thumb-name text-26">{name}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
