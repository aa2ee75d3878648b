import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ReadyList } from '../../state/listPage.ts';
import { ListEndContent } from '../../ui/ListEndContent.tsx';
import { useNear } from './useNear.ts';

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
