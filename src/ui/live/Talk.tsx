import type { ActTranslate } from '../../i18n/translate.ts';
import type { LiveView } from '../../model/live/types.ts';
import type { TimeSettings } from '../../model/site/types.ts';
import { Words } from '../words.tsx';
import { Reports } from './Reports.tsx';

interface BakedTalkProps {
  /** null when the request failed. */
  readonly live: LiveView | null;
  readonly firstPicture: number;
  readonly hasDiscussion: boolean;
  readonly times: TimeSettings;
  readonly t: ActTranslate;
}

/** Renders the reports of a baked page, with links to the sections below. */
export function BakedTalk({ live, firstPicture, hasDiscussion, times, t }: BakedTalkProps) {
  return (
    <>
      <nav className="live-tabs">
        <a className="live-tab" data-on="" href="#reports">
          <Words t={t} k="broadcast.reports" />
        </a>
        {hasDiscussion && (
          <a className="live-tab" href="#comments">
            <Words t={t} k="broadcast.discussion" />
          </a>
        )}
      </nav>
      <section className="live-panel" id="reports">
        <h2 className="sr-only">
          <Words t={t} k="broadcast.reports" />
        </h2>
        {live && live.reports.length > 0 && (
          <Reports
            firstPicture={firstPicture}
            now={null}
            reports={live.reports}
            t={t}
            times={times}
          />
        )}
        {live && live.reports.length === 0 && <NoReports t={t} />}
      </section>
    </>
  );
}

export const NoReports = ({ t }: { readonly t: ActTranslate }) => (
  <p className="live-none">
    <Words t={t} k="broadcast.noReports" />
  </p>
);
