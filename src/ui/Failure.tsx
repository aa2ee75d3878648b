import type { MessageKey, Translate } from '../i18n/translate.ts';
import type { FailureKind } from '../model/failure.ts';
import { Message } from './Message.tsx';
import { Notice, NoticeButton } from './Notice.tsx';

interface FailureProps {
  readonly kind: FailureKind;
  readonly onRetry: () => void;
  /** h2 in a section of a page that has its own h1. */
  readonly heading?: 'h1' | 'h2' | undefined;
  readonly t: Translate;
}

const MESSAGE_KEYS: Readonly<Record<FailureKind, readonly [MessageKey, MessageKey]>> = {
  network: ['state.networkTitle', 'state.network'],
  timeout: ['state.timeoutTitle', 'state.timeout'],
  cancelled: ['state.networkTitle', 'state.network'],
  status: ['state.brokenTitle', 'state.broken'],
  empty: ['state.empty', 'state.emptyHint'],
  malformed: ['state.brokenTitle', 'state.broken'],
  server: ['state.brokenTitle', 'state.broken'],
};

/** Renders a failure as a message for readers, with a retry button. */
export function Failure({ kind, onRetry, heading, t }: FailureProps) {
  const [title, text] = MESSAGE_KEYS[kind];
  return (
    <Notice
      failed
      heading={heading}
      title={<Message k={title} t={t} />}
      text={<Message k={text} t={t} />}
      action={
        <NoticeButton onClick={onRetry}>
          <Message k="page.retry" t={t} />
        </NoticeButton>
      }
    />
  );
}
