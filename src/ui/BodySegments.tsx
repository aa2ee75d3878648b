import type { BodyAudio, BodyVideo, Segment } from '../body/types.ts';
import type { Translate } from '../i18n/translate.ts';
import { filterLink } from '../model/link.ts';
import { formatDuration } from '../model/time.ts';
import { Words } from './words.tsx';

interface BodySegmentsProps {
  readonly segments: readonly Segment[];
  readonly t: Translate;
}

/** A body: its pieces in reading order. HTML here left the sanitiser of `body/`. */
export function BodySegments({ segments, t }: BodySegmentsProps) {
  return segments.map((segment, index) => {
    const key = `${segment.kind}-${index}`;
    switch (segment.kind) {
      case 'html':
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by body/sanitise.ts, the last step of the pipeline
        return <div key={key} dangerouslySetInnerHTML={{ __html: segment.html }} />;
      case 'video':
        return <Video key={key} video={segment.video} t={t} />;
      case 'audio':
        return <Audio key={key} audio={segment.audio} t={t} />;
      default:
        return segment satisfies never;
    }
  });
}

/** The engine's own player: no byte of media before the tap, no code of ours. */
function Video({ video, t }: { video: BodyVideo; t: Translate }) {
  // An encrypted address is no address yet: its poster stands, the player comes with the cipher.
  const playable = filterLink(video.url) !== '';
  return (
    <figure className={video.vertical ? 'film film-tall' : 'film'}>
      {playable ? (
        // biome-ignore lint/a11y/useMediaCaption: the CMS carries no captions for inline films
        <video
          controls
          playsInline
          poster={video.poster || undefined}
          preload="none"
          src={video.url}
        />
      ) : (
        video.poster && <img alt="" loading="lazy" src={video.poster} />
      )}
      <figcaption>
        <Words t={t} k="article.video" />
        {video.durationS > 0 && ` ${formatDuration(video.durationS)}`}
        {video.description && ` ${video.description}`}
      </figcaption>
    </figure>
  );
}

function Audio({ audio, t }: { audio: BodyAudio; t: Translate }) {
  return (
    <figure className="sound">
      <figcaption>
        {audio.title || <Words t={t} k="article.audio" />}
        {audio.durationS > 0 && (
          <span className="text-ink-3"> {formatDuration(audio.durationS)}</span>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the CMS carries no captions for inline sound */}
      <audio controls preload="none" src={audio.url} />
      {audio.description && <p className="mt-8 text-28 text-ink-2">{audio.description}</p>}
    </figure>
  );
}
