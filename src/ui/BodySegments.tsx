import type { BodyAudio, BodyVideo, Segment } from '../body/types.ts';
import type { Translate } from '../i18n/translate.ts';
import { createMediaFacts } from '../model/media/mediaFacts.ts';
import { AudioCover, VideoCover } from './MediaCover.tsx';

interface BodySegmentsProps {
  readonly segments: readonly Segment[];
  /** Name of a video that has no title of its own. */
  readonly title: string;
  /** Aspect ratio (width / height) of vertical videos. */
  readonly tall: number;
  readonly t: Translate;
}

/** Renders the segments of a body in order. Their HTML is the sanitiser's output (`src/body`). */
export function BodySegments({ segments, title, tall, t }: BodySegmentsProps) {
  return segments.map((segment, index) => {
    const key = `${segment.kind}-${index}`;
    switch (segment.kind) {
      case 'html':
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by body/sanitise.ts, the last step of the pipeline
        return <div key={key} dangerouslySetInnerHTML={{ __html: segment.html }} />;
      case 'video':
        return <VideoFigure key={key} tall={tall} title={title} video={segment.video} t={t} />;
      case 'audio':
        return <AudioFigure key={key} audio={segment.audio} t={t} />;
      default:
        return segment satisfies never;
    }
  });
}

function VideoFigure(props: { video: BodyVideo; title: string; tall: number; t: Translate }) {
  const { video, title, tall, t } = props;
  const { description, selfMedia: _, ...film } = video;
  const facts = createMediaFacts({ kind: 'video', title: description || title, ...film });
  return (
    <figure className="film">
      <VideoCover facts={facts} tall={tall} t={t} />
      {description && <figcaption>{description}</figcaption>}
    </figure>
  );
}

function AudioFigure({ audio, t }: { audio: BodyAudio; t: Translate }) {
  const { description, ...sound } = audio;
  return (
    <figure className="sound">
      <AudioCover facts={createMediaFacts({ kind: 'audio', ...sound })} t={t} />
      {description && <figcaption>{description}</figcaption>}
    </figure>
  );
}
