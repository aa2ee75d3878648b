import type { ActTranslate } from '../../i18n/translate.ts';
import type { ReadyList } from '../../stores/listPage.ts';
import { Words } from '../../ui/words.tsx';
import { useNear } from './useNear.ts';

interface ListEndProps {
  readonly list: Pick<ReadyList<unknown, unknown>, 'hasMore' | 'more'>;
  readonly onMore: () => void;
  readonly t: ActTranslate;
}

const WORDS = { busy: 'state.loading', waiting: 'more.next', failed: 'more.nextFailed' } as const;

/** Renders the end of a list: loads more when the reader comes near, after a failure at a tap. */
export function ListEnd({ list: { hasMore, more }, onMore, t }: ListEndProps) {
  // No automatic retry after a failure: while the end is in view it would repeat without pause.
  const end = useNear(hasMore && more === 'waiting', onMore);
  return (
    <div ref={end} className="list-end">
      {hasMore ? (
        <button aria-busy={more === 'busy'} onClick={onMore} type="button">
          <Words k={WORDS[more]} t={t} />
        </button>
      ) : (
        <p>
          <Words k="more.end" t={t} />
        </p>
      )}
    </div>
  );
}
