import { type FormEvent, useId, useState } from 'react';
import { showToast } from '../../host/toast.ts';
import type { ActionMessageKey } from '../../i18n/translate.ts';
import { formatWriteRefusal } from '../../services/outbox/formatWriteRefusal.ts';
import type { SheetProps } from '../Sheets.island.tsx';
import { Sheet } from './Sheet.tsx';

const REASONS = [
  'report.ad',
  'report.abuse',
  'report.falsehood',
  'report.vulgar',
  'report.illegal',
  'report.other',
] as const satisfies readonly ActionMessageKey[];

/** Maximum number of characters that a reader may add to the reason. */
const MAX_MORE = 200;

/** Renders the form that reports a comment or a post to the editors. */
export function ReportSheet({ request: { quote, send }, onClose, t }: SheetProps<'report'>) {
  const [reason, setReason] = useState<(typeof REASONS)[number] | null>(null);
  const [more, setMore] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const problemId = useId();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!reason) return setProblem(t('comment.reportPick'));
    setBusy(true);
    const words = [t(reason), more.trim()].filter(Boolean).join(': ');
    const refused = await send(words);
    setBusy(false);
    if (refused) return setProblem(formatWriteRefusal(t, refused, 'write.refused'));
    showToast(t('comment.reportSent'));
    onClose();
  };

  return (
    <Sheet title={t('comment.report')} onClose={onClose} t={t}>
      <form onSubmit={(event) => void onSubmit(event)}>
        <p className="composer-quote">{quote}</p>
        <fieldset className="m-0 min-w-0 p-0" aria-describedby={problemId}>
          <legend className="p-0 text-30 text-ink-2">{t('comment.reportPick')}</legend>
          {REASONS.map((key, index) => (
            <label key={key} className="flex min-h-88 items-center gap-20 text-32">
              <input
                className="h-40 w-40"
                type="radio"
                name="reason"
                checked={reason === key}
                data-autofocus={index === 0 ? '' : undefined}
                onChange={() => setReason(key)}
              />
              {t(key)}
            </label>
          ))}
        </fieldset>
        <textarea
          className="composer-text"
          rows={2}
          maxLength={MAX_MORE}
          value={more}
          aria-label={t('comment.reportMore')}
          placeholder={t('comment.reportMore')}
          onChange={({ currentTarget }) => setMore(currentTarget.value)}
        />
        <p className="min-h-44 text-28 text-accent" id={problemId} role="alert">
          {problem}
        </p>
        <button className="sheet-submit" type="submit" aria-busy={busy} aria-disabled={busy}>
          {t('comment.reportSend')}
        </button>
      </form>
    </Sheet>
  );
}
