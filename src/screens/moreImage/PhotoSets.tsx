import { useState } from 'react';
import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { useNear } from '../../islands/list/useNear.ts';
import { loadNextImages, type MoreImageState } from '../../state/moreImage.ts';
import { ArticleRow } from '../../ui/ArticleRow.tsx';

interface PhotoSetsProps {
  readonly list: Extract<MoreImageState, { state: 'ready' }>;
  readonly base: string;
  readonly t: ActionTranslate;
}

const loadNext = () => void loadNextImages(readSettings());

/** Renders photo sets as large rows; loads more rows near the end of the list. */
export function PhotoSets({ list, base, t }: PhotoSetsProps) {
  const [now] = useState(serverNow);
  const { items, next, more, config } = list;
  // After a failure only the button retries: the end is still visible and would retry without
  // pause.
  const end = useNear(next !== null && more === 'waiting', loadNext);
  return (
    <>
      <ListChunks rows={items}>
        {(some) => (
          <ul>
            {some.map((item) => (
              <ArticleRow
                key={item.id}
                base={base}
                counts={config.counts}
                heading="h2"
                item={{ ...item, big: true, pictures: item.pictures.slice(0, 1) }}
                now={now}
                t={t}
                times={config.times}
              />
            ))}
          </ul>
        )}
      </ListChunks>
      <div ref={end} className="border-t pt-20 text-center text-26 text-ink-3">
        {next === null ? (
          <p className="py-20">{t('more.end')}</p>
        ) : (
          <button
            aria-busy={more === 'busy'}
            className="min-h-88 px-48 text-28 text-ink-2"
            onClick={loadNext}
            type="button"
          >
            {more === 'busy' && t('state.loading')}
            {more === 'waiting' && t('photos.more')}
            {more === 'failed' && t('photos.moreFailed')}
          </button>
        )}
      </div>
    </>
  );
}
