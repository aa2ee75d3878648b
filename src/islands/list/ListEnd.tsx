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

/** The end of a list: more comes when the reader is near it, or at a tap when it did not. */
export function ListEnd({ list: { hasMore, more }, onMore, t }: ListEndProps) {
  // After a failure the reader asks; an end that is still in sight would ask without pause.
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
