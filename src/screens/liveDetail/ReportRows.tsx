import { Share2 } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { nameReport } from '../../model/live/listKeyReports.ts';
import type { LiveReport } from '../../model/live/normaliseLive.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import type { TimeSettings } from '../../model/site/siteTypes.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MediaCaption, VideoCover } from '../../ui/MediaCover.tsx';
import { label, Message } from '../../ui/Message.tsx';
import { ListTime } from '../../ui/Timestamp.tsx';

interface ReportRowsProps {
  readonly reports: readonly LiveReport[];
  /** Number of images before these on the page; the numbering continues from it. */
  readonly firstPicture: number;
  /** Epoch ms; null in baked pages, which contain dates. */
  readonly now: number | null;
  readonly times: TimeSettings;
  /** The site's name for self-media, which marks their videos; '' for none. */
  readonly selfMediaName: string;
  /** Whether a report can be shared by itself. */
  readonly canShare: boolean;
  readonly t: ActionTranslate;
}

/** Returns the id of a report's row, which is also its place in the address of the page. */
export const formatReportAnchor = (id: string): string => `report-${id}`;

/** Renders the reports of a broadcast. Those before hydration share as well (`data-act`). */
export function ReportRows({ reports, firstPicture, ...rest }: ReportRowsProps) {
  let pictures = firstPicture;
  return (
    <ol className="live-reports">
      {reports.map((report) => {
        const first = pictures;
        pictures += report.pictures.length;
        return <ReportEntry key={report.id} {...rest} firstPicture={first} report={report} />;
      })}
    </ol>
  );
}

interface ReportEntryProps extends Omit<ReportRowsProps, 'reports'> {
  readonly report: LiveReport;
}

function ReportEntry(props: ReportEntryProps) {
  const { report, firstPicture, now, times, selfMediaName, canShare, t } = props;
  const { id, author, authorIcon, at, pinned, title, text, pictures, videos } = report;
  return (
    <li className="live-report" id={formatReportAnchor(id)}>
      <p className="live-by">
        {author && <Avatar name={author} src={authorIcon} />}
        {author && <span className="live-author">{author}</span>}
        {pinned && (
          <span className="mark text-accent">
            <Message t={t} k="comment.pinned" />
          </span>
        )}
        <span className="live-end">
          {at !== null && (
            <span className="live-at">
              <ListTime at={at} hour now={now} t={t} times={times} />
            </span>
          )}
          {canShare && (
            <button
              {...label(t, 'broadcast.share')}
              className="live-share"
              data-act="shareReport"
              type="button"
            >
              <Icon className="live-share-icon" icon={Share2} />
            </button>
          )}
        </span>
      </p>
      {title && <h3 className="live-report-title">{title}</h3>}
      {text && <p className="live-text">{text}</p>}
      {pictures.length > 0 && (
        <div className={pictures.length === 1 ? 'live-pics live-pic' : 'live-pics'}>
          {pictures.map((picture, at) => (
            <figure key={picture} className="pic">
              <img
                alt={t('broadcast.picture', { n: at + 1 })}
                data-i={firstPicture + at}
                loading="lazy"
                src={picture}
              />
            </figure>
          ))}
        </div>
      )}
      {videos.map(({ url, poster, durationS, vertical, description, selfMedia }) => (
        <figure key={url} className="video">
          <VideoCover
            facts={createMediaFacts({
              kind: 'video',
              url,
              poster,
              durationS,
              vertical,
              title: description || nameReport(report),
            })}
            t={t}
          />
          <MediaCaption description="" mark={selfMedia ? selfMediaName : ''} />
        </figure>
      ))}
    </li>
  );
}
