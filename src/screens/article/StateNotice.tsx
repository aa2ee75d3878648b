import { useEffect } from 'react';
import { nameDocument } from '../../host/document.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { FailureKind } from '../../model/failure.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Words } from '../../ui/words.tsx';

interface StateNoticeProps {
  /** null when there is no such article. */
  readonly failure: FailureKind | null;
  /** Address of the front page. */
  readonly home: string;
  readonly onRetry: () => void;
  readonly t: Translate;
}

/** What stands in the place of an article that cannot be shown. */
export function StateNotice({ failure, home, onRetry, t }: StateNoticeProps) {
  const title = t(failure === null ? 'article.gone' : 'state.brokenTitle');
  useEffect(() => nameDocument(title), [title]);
  return (
    <main id="main">
      {failure === null ? (
        <Notice
          title={<Words k="article.gone" t={t} />}
          text={<Words k="state.emptyHint" t={t} />}
          action={
            <a
              className="flex min-h-88 items-center rounded border px-48 text-30 text-accent"
              href={home}
            >
              <Words k="page.home" t={t} />
            </a>
          }
        />
      ) : (
        <Failure kind={failure} onRetry={onRetry} t={t} />
      )}
    </main>
  );
}
