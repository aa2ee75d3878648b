import type { ReactNode } from 'react';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { ActionMessageKey, ActionTranslate } from '../../i18n/translate.ts';
import type { TimeLeft } from '../../model/live/liveCountdown.ts';
import { decideLiveHeader } from '../../model/live/mediaHeader.ts';
import { createMediaFacts } from '../../model/media/mediaFacts.ts';
import { VideoCover } from '../../ui/MediaCover.tsx';
import { Message } from '../../ui/Message.tsx';
import type { LiveStatusProps } from './LiveStatus.tsx';

/**
 * Renders the media header of a broadcast: banner and countdown, the live video or its recording.
 * All of them have a box of the same size, so that a change of state does not shift the layout.
 */
export function LiveMediaHeader({ main, line, left = null, asked, lang, t }: LiveStatusProps) {
  const header = decideLiveHeader(main, line);
  const poster = main.lines[line]?.poster || main.banner;
  if (header.kind === 'video') {
    const [url = '', ...sources] = header.urls;
    const { title } = main;
    const facts = createMediaFacts({
      kind: 'video',
      url,
      sources,
      title,
      poster,
      live: header.live,
    });
    return (
      <div className="live-media">
        <figure className="video">
          <VideoCover eager facts={facts} t={t} />
        </figure>
      </div>
    );
  }
  if (header.kind === 'message') {
    return (
      <LiveBanner banner={poster} lang={lang}>
        {asked && (
          <p className="live-say">
            <Message
              t={t}
              k={header.state === 'live' ? 'broadcast.connecting' : 'broadcast.noReplay'}
            />
          </p>
        )}
      </LiveBanner>
    );
  }
  return (
    <LiveBanner banner={main.banner} lang={lang}>
      <p className="live-say">
        {main.startsAt === null ? (
          asked && <Message t={t} k="broadcast.unannounced" />
        ) : asked && !left ? (
          <Message t={t} k="broadcast.starting" />
        ) : (
          <Message
            t={t}
            k="broadcast.starts"
            values={{ time: formatExactTime(main.startsAt, t) }}
          />
        )}
      </p>
      {left && <Countdown left={left} t={t} />}
    </LiveBanner>
  );
}

interface LiveBannerProps {
  readonly banner: string;
  readonly lang?: string | undefined;
  readonly children?: ReactNode;
}

/** Renders the banner, with the content on top of it if there is any. */
export const LiveBanner = ({ banner, lang, children }: LiveBannerProps) => (
  <div className="live-media">
    {banner && <img alt="" className="live-banner" src={banner} />}
    {children && (
      <div className="live-over" lang={lang}>
        {children}
      </div>
    )}
  </div>
);

const UNITS = [
  ['days', 'broadcast.days'],
  ['hours', 'broadcast.hours'],
  ['minutes', 'broadcast.minutes'],
  ['seconds', 'broadcast.seconds'],
] as const satisfies readonly (readonly [keyof TimeLeft, ActionMessageKey])[];

function Countdown({ left, t }: { readonly left: TimeLeft; readonly t: ActionTranslate }) {
  return (
    <p className="live-countdown" role="timer">
      {UNITS.filter(([unit]) => unit !== 'days' || left.days > 0).map(([unit, k]) => (
        <span key={unit} className="live-unit">
          <b>{String(left[unit]).padStart(2, '0')}</b> <span>{t(k)}</span>
        </span>
      ))}
    </p>
  );
}
