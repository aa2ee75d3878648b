import type { ActTranslate } from '../../i18n/translate.ts';
import type { LiveReport } from '../../model/live/types.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import type { TimeSettings } from '../../model/site/types.ts';
import { Avatar } from '../Avatar.tsx';
import { FilmCover } from '../MediaCover.tsx';
import { Moment } from '../Moment.tsx';
import { Words } from '../words.tsx';

interface ReportsProps {
  readonly reports: readonly LiveReport[];
  /** Number of images before these on the page; the numbering continues from it. */
  readonly firstPicture: number;
  /** Epoch ms; null in baked pages, which contain dates. */
  readonly now: number | null;
  readonly times: TimeSettings;
  readonly t: ActTranslate;
}

/** Renders the reports of a broadcast without actions. */
export function Reports({ reports, firstPicture, ...rest }: ReportsProps) {
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

interface ReportEntryProps extends Omit<ReportsProps, 'reports'> {
  readonly report: LiveReport;
}

function ReportEntry({ report, firstPicture, now, times, t }: ReportEntryProps) {
  const { author, authorIcon, at, pinned, title, text, pictures, videos } = report;
  return (
    <li className="live-report">
      <p className="live-by">
        {author && <Avatar name={author} src={authorIcon} />}
        {author && <span className="live-author">{author}</span>}
        {pinned && (
          <span className="mark text-accent">
            <Words t={t} k="comment.pinned" />
          </span>
        )}
        {at !== null && (
          <span className="live-at">
            <Moment at={at} now={now} rule={TIME_OF_DAY} style={times.listStyle} t={t} />
          </span>
        )}
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
      {videos.map(({ url, poster, durationS, vertical, description }) => (
        <figure key={url} className="film">
          <FilmCover
            facts={createMediaFacts({
              kind: 'video',
              url,
              poster,
              durationS,
              vertical,
              title: description || title || text.slice(0, MAX_FILM_NAME),
            })}
            t={t}
          />
        </figure>
      ))}
    </li>
  );
}

/** Pattern of a report's time: to the minute, also days later. */
const TIME_OF_DAY = 'MM-DD HH:mm';
/** Maximum number of characters of a report's text that name its video. */
const MAX_FILM_NAME = 40;
