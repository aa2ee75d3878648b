import type { ActionTranslate } from '../i18n/translate.ts';
import { Message } from './Message.tsx';

export interface ListEndContentProps {
  readonly hasMore: boolean;
  /** State of the last attempt to load more; `waiting` when none is running. */
  readonly more: 'waiting' | 'busy' | 'failed';
  readonly onMore?: (() => void) | undefined;
  readonly t: ActionTranslate;
}

const MESSAGE_KEYS = {
  busy: 'state.loading',
  waiting: 'more.next',
  failed: 'more.nextFailed',
} as const;

/** Renders the content of `.list-end`: the button that loads more, or a word that there is no more. */
export const ListEndContent = ({ hasMore, more, onMore, t }: ListEndContentProps) =>
  hasMore ? (
    <button aria-busy={more === 'busy'} onClick={onMore} type="button">
      <Message k={MESSAGE_KEYS[more]} t={t} />
    </button>
  ) : (
    <p>
      <Message k="more.end" t={t} />
    </p>
  );
