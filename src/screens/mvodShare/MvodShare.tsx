import { Heart, Share2 } from 'lucide';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatCapped, formatCount } from '../../model/article/counts.ts';
import type { VideoApp } from '../../model/mvod/normaliseMvod.ts';
import { formatDuration } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';
import { AppBar } from '../../ui/AppBar.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { BackBar } from '../../ui/BackBar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { Message } from '../../ui/Message.tsx';
import { ContentTime } from '../../ui/Timestamp.tsx';
import { completeDownloadLink } from '../download/linkToDownload.ts';
import { CommentsButton } from './CommentsButton.tsx';
import { ShortVideoCover } from './ShortVideoCover.tsx';
import type { ShortVideoView } from './shortVideoView.ts';
import { VideoDescription } from './VideoDescription.tsx';

/**
 * Renders the shared page of one short video: the video in full height, its text, and related
 * videos. Used by the baked page and the template page.
 */
export function MvodShare({ view }: { readonly view: ShortVideoView }) {
  const { page, around, base, config, home, t } = view;
  return (
    <>
      <BackBar home={home} name={config.siteName} t={t} />
      <main id="main">
        <figure className="video video-box">
          <ShortVideoCover eager video={page.video} t={t} />
        </figure>
        <article className="px-32 pt-28">
          <h1 className="text-38 font-semibold">
            <LangText t={t} text={page.video.title} />
          </h1>
          <Author view={view} />
          <VideoDescription text={page.video.description} t={t} />
          <Reactions view={view} />
        </article>
        <RelatedVideos view={view} />
      </main>
      <ShortVideoAppBar app={around.app} base={base} t={t} videoId={page.video.id} />
    </>
  );
}

function Author({ view: { page, config, now, t } }: { readonly view: ShortVideoView }) {
  const { author, authorIcon, publishedAt, counts } = page.video;
  return (
    <div className="mt-16 flex flex-wrap items-center gap-x-16 gap-y-8 text-26 text-ink-3">
      {author && (
        <span className="flex items-center gap-12 text-ink-2">
          <Avatar name={author} size="small" src={authorIcon} />
          {author}
        </span>
      )}
      <ContentTime at={publishedAt} now={now} t={t} times={config.times} />
      {counts.clicks > 0 && (
        <Message t={t} k="mvod.plays" values={{ n: formatCount(counts.clicks) }} />
      )}
    </div>
  );
}

function Reactions({ view: { page, around, comments, t } }: { readonly view: ShortVideoView }) {
  const { id, counts } = page.video;
  return (
    <div className="mt-24 flex justify-around border-b border-t">
      <button
        aria-pressed={false}
        className="bar-item"
        data-act="praiseVideo"
        data-video={id}
        type="button"
      >
        <Icon className="bar-icon" icon={Heart} />
        <Message className="sr-only" t={t} k="bar.praise" />
        <span data-n="praises">{counts.praises > 0 && formatCapped(counts.praises)}</span>
      </button>
      <CommentsButton app={around.app} comments={comments} t={t} video={page.video} />
      <button className="bar-item" data-act="share" type="button">
        <Icon className="bar-icon" icon={Share2} />
        <Message className="sr-only" t={t} k="mvod.share" />
        <span>{counts.shares > 0 && formatCapped(counts.shares)}</span>
      </button>
    </div>
  );
}

/** Renders related short videos in two columns; each links to the vertical feed. */
function RelatedVideos({ view: { page, base, t } }: { readonly view: ShortVideoView }) {
  if (page.related.length === 0) return null;
  return (
    <section className="px-32 pb-40 pt-40">
      <h2 className="text-34 font-semibold">
        <Message t={t} k="mvod.related" />
      </h2>
      <ul className="mt-20 flex flex-wrap justify-between">
        {page.related.map((video) => (
          <li className="more-video" key={video.id}>
            <a href={linkTo('minVideoDetail', { id: video.id }, base)}>
              <span className="more-picture">
                {video.cover && <img alt="" loading="lazy" src={video.cover} />}
                {video.durationS > 0 && (
                  <span className="video-time">{formatDuration(video.durationS)}</span>
                )}
              </span>
              <h3 className="more-title mt-12 text-30">
                <LangText t={t} text={video.title} />
              </h3>
              {video.author && <p className="truncate text-26 text-ink-3">{video.author}</p>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the skeleton of a short video and its text. */
export function MvodShareSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="skeleton" role="status">
      <span className="sr-only">{label}</span>
      <i className="video-box" />
      <div className="px-32 pt-28">
        <i className="h-44 w-3/5" />
        <i className="mt-24 h-28 w-2/5" />
      </div>
    </div>
  );
}

interface ShortVideoAppBarProps {
  /** null while it loads, and when the server returns none. */
  readonly app: VideoApp | null;
  readonly videoId: string;
  /** Prefix of links. */
  readonly base: string;
  readonly t: ActionTranslate;
}

/** Renders the app bar of the short video app. */
export function ShortVideoAppBar({ app, videoId, base, t }: ShortVideoAppBarProps) {
  if (!app) return null;
  const { name, logo } = app;
  const page = linkTo('mvodShare', { id: videoId }, base);
  const downloadUrl = completeDownloadLink(app.downloadUrl, page, base);
  return <AppBar downloadUrl={downloadUrl} logo={logo} name={name} t={t} messageKey="mvod.inApp" />;
}
