import { formatDuration } from '../../model/time.ts';
import { linkTo } from '../../routes.ts';
import { LangText } from '../../ui/LangText.tsx';
import { Message } from '../../ui/Message.tsx';
import type { ShortVideoView } from './shortVideoView.ts';

/** Renders related short videos in two columns; each links to the vertical feed. */
export function RelatedVideos({ view: { page, base, t } }: { readonly view: ShortVideoView }) {
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
