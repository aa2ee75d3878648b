import type { SearchTranslate } from '../../i18n/translate.ts';
import type { SearchEntry } from '../../model/search/searchIndex.ts';
import { kindNames } from './kindNames.ts';

interface FoundPagesProps {
  readonly entries: readonly SearchEntry[];
  /** Prefix of links. */
  readonly base: string;
  readonly t: SearchTranslate;
}

/** Renders the pages that were found by their title. */
export function FoundPages({ entries, base, t }: FoundPagesProps) {
  const names = kindNames(t);
  return (
    <>
      <p className="search-note">{t('search.byTitle')}</p>
      <ul>
        {entries.map(({ path, title, kind }) => {
          const name = names[kind];
          return (
            <li key={path}>
              <a className="search-link" href={`${base}/${path}`}>
                {title}
                {name && <span className="mark text-ink-3">{name}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
