import type { Translate } from '../../i18n/translate.ts';
import type { FailureKind } from '../../model/failure.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Words } from '../../ui/words.tsx';

interface StateNoticeProps {
  /** null when there is no such article. */
  readonly failure: FailureKind | null;
  readonly onRetry: () => void;
  readonly t: Translate;
}

/** What stands in the place of an article that cannot be shown. */
export function StateNotice({ failure, onRetry, t }: StateNoticeProps) {
  if (failure !== null) return <Failure kind={failure} onRetry={onRetry} t={t} />;
  return (
    <Notice title={<Words k="state.empty" t={t} />} text={<Words k="state.emptyHint" t={t} />} />
  );
}
