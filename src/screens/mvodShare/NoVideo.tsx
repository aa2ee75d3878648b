import type { ActionTranslate } from '../../i18n/translate.ts';
import type { FailureKind } from '../../model/failure.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Message } from '../../ui/Message.tsx';
import { Notice, NoticeLink } from '../../ui/Notice.tsx';

interface NoVideoProps {
  /** Why the video failed to load; null when it does not exist. */
  readonly failure: FailureKind | null;
  /** URL of the front page. */
  readonly home: string;
  readonly onRetry: () => void;
  readonly t: ActionTranslate;
}

/** Renders the notice for a video that does not exist or could not be loaded. */
export const NoVideo = ({ failure, home, onRetry, t }: NoVideoProps) => (
  <main className="px-32" id="main">
    {failure === null ? (
      <Notice
        title={<Message k="mvod.gone" t={t} />}
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
