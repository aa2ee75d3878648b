import { type RefObject, useEffect, useRef } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ReadyList } from '../../state/listPage.ts';
import { ListEndContent } from '../../ui/ListEndContent.tsx';

interface ListEndProps {
  readonly list: Pick<ReadyList<unknown, unknown>, 'hasMore' | 'more'>;
  readonly onMore: () => void;
  readonly t: ActionTranslate;
}

/** Renders the end of a list: loads more when the reader comes near, after a failure at a tap. */
export function ListEnd({ list: { hasMore, more }, onMore, t }: ListEndProps) {
  // No automatic retry after a failure: while the end is in view it would repeat without pause.
  const end = useNear(hasMore && more === 'waiting', onMore);
  return (
    <div ref={end} className="list-end">
      <ListEndContent hasMore={hasMore} more={more} onMore={onMore} t={t} />
    </div>
  );
}

/** Distance from the screen at which the next rows are loaded. */
const NEAR_MARGIN = '600px';

/**
 * Calls `onNear` when the element comes near while `wanted` is true. It is called again after each
 * change of `wanted` from false to true, so that a short page loads until the screen is full.
 */
function useNear(wanted: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!wanted || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wanted, onNear]);
  return ref;
}
