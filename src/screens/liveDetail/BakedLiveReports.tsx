import type { ActionTranslate } from '../../i18n/translate.ts';
import type { LiveView } from '../../model/live/normaliseLive.ts';
import { createReportList } from '../../model/live/reportList.ts';
import type { TimeSettings } from '../../model/site/siteTypes.ts';
import { label, Message } from '../../ui/Message.tsx';
import { KeyReports } from './KeyReports.tsx';
import { ReportRows } from './ReportRows.tsx';

interface BakedLiveReportsProps {
  /** null when the request failed. */
  readonly live: LiveView | null;
  readonly firstPicture: number;
  readonly hasDiscussion: boolean;
  readonly canShare: boolean;
  readonly times: TimeSettings;
  readonly selfMediaName: string;
  readonly t: ActionTranslate;
}

/** Renders the reports of a baked page, with links to the sections below. */
export function BakedLiveReports({
  live,
  firstPicture,
  hasDiscussion,
  t,
  ...rows
}: BakedLiveReportsProps) {
  const reports = live && createReportList(live).visible;
  return (
    <>
      <nav {...label(t, 'broadcast.parts')} className="live-tabs">
        <a className="live-tab" data-on="" href="#reports">
          <Message t={t} k="broadcast.reports" />
        </a>
        {hasDiscussion && (
          <a className="live-tab" href="#comments">
            <Message t={t} k="broadcast.discussion" />
          </a>
        )}
      </nav>
      <section className="live-panel" id="reports">
        <h2 className="sr-only">
          <Message t={t} k="broadcast.reports" />
        </h2>
        {reports && reports.length > 0 && (
          <>
            {/* The place of the choice of order, which needs scripts. */}
            <div className="live-head" />
            <KeyReports now={null} reports={reports} t={t} times={rows.times} />
            <ReportRows {...rows} firstPicture={firstPicture} now={null} reports={reports} t={t} />
          </>
        )}
        {reports?.length === 0 && <NoReports t={t} />}
      </section>
    </>
  );
}

export const NoReports = ({ t }: { readonly t: ActionTranslate }) => (
  <p className="live-none">
    <Message t={t} k="broadcast.noReports" />
  </p>
);
