import type { Translate } from '../../i18n/translate.ts';
import type { FailureKind } from '../../model/failure.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Message } from '../../ui/Message.tsx';
import { Notice, NoticeLink } from '../../ui/Notice.tsx';

interface StateNoticeProps {
  /** The kind of failure; null when the article does not exist. */
  readonly failure: FailureKind | null;
  /** URL of the front page. */
  readonly home: string;
  readonly onRetry: () => void;
  readonly t: Translate;
}

/** Returns the title of a document that shows the notice. */
export const getStateTitle = (failure: FailureKind | null, t: Translate): string =>
  t(failure === null ? 'article.gone' : 'state.brokenTitle');

/** Renders the notice for an article that does not exist or could not be loaded. */
export function StateNotice({ failure, home, onRetry, t }: StateNoticeProps) {
  return (
    <main className="px-32" id="main">
      {failure === null ? (
        <Notice
          title={<Message k="article.gone" t={t} />}
          text={<Message k="state.emptyHint" t={t} />}
          action={
            <NoticeLink href={home}>
              <Message k="page.home" t={t} />
            </NoticeLink>
          }
        />
      ) : (
        <Failure kind={failure} onRetry={onRetry} t={t} />
      )}
    </main>
  );
}
