import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ReadyList } from '../../state/listPage.ts';
import { Message } from '../../ui/Message.tsx';
import { useNear } from './useNear.ts';

interface ListEndProps {
  readonly list: Pick<ReadyList<unknown, unknown>, 'hasMore' | 'more'>;
  readonly onMore: () => void;
  readonly t: ActionTranslate;
}

const MESSAGE_KEYS = {
  busy: 'state.loading',
  waiting: 'more.next',
  failed: 'more.nextFailed',
} as const;

/** Renders the end of a list: loads more when the reader comes near, after a failure at a tap. */
export function ListEnd({ list: { hasMore, more }, onMore, t }: ListEndProps) {
  // No automatic retry after a failure: while the end is in view it would repeat without pause.
  const end = useNear(hasMore && more === 'waiting', onMore);
  return (
    <div ref={end} className="list-end">
      {hasMore ? (
        <button aria-busy={more === 'busy'} onClick={onMore} type="button">
          <Message k={MESSAGE_KEYS[more]} t={t} />
        </button>
      ) : (
        <p>
          <Message k="more.end" t={t} />
        </p>
      )}
    </div>
  );
}
