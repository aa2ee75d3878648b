import type { ActionTranslate } from '../../i18n/translate.ts';
import { listKeyReports, nameReport } from '../../model/live/listKeyReports.ts';
import type { LiveReport } from '../../model/live/normaliseLive.ts';
import type { TimeSettings } from '../../model/site/siteTypes.ts';
import { Message } from '../../ui/Message.tsx';
import { ListTime } from '../../ui/Timestamp.tsx';
import { formatReportAnchor } from './ReportRows.tsx';

interface KeyReportsProps {
  readonly reports: readonly LiveReport[];
  /** Epoch ms; null in baked pages, which contain dates. */
  readonly now: number | null;
  readonly times: TimeSettings;
  readonly isOpen?: boolean;
  /** Called before the browser goes to a report, which may not be in the document. */
  readonly onPick?: (id: string) => void;
  readonly t: ActionTranslate;
}

/** Renders the key events of a broadcast, with links to their reports. */
export function KeyReports({ reports, now, times, isOpen, onPick, t }: KeyReportsProps) {
  const keys = listKeyReports(reports);
  if (keys.length === 0) return null;
  return (
    <details className="live-keys" open={isOpen}>
      <summary className="live-keys-name">
        <Message k="broadcast.keys" t={t} values={{ n: keys.length }} />
      </summary>
      <ol>
        {keys.map((report) => (
          <li key={report.id}>
            <a
              className="live-key"
              href={`#${formatReportAnchor(report.id)}`}
              onClick={onPick && (() => onPick(report.id))}
            >
              <span className="live-key-at">
                <ListTime at={report.at} hour now={now} t={t} times={times} />
              </span>
              <span>{nameReport(report)}</span>
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
