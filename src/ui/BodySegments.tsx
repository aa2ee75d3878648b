import type { BodyAudio, BodyVideo, Segment } from '../body/types.ts';
import type { Translate } from '../i18n/translate.ts';
import { createMediaFacts } from '../model/media/mediaFacts.ts';
import { FilmCover, SoundCover } from './MediaCover.tsx';

interface BodySegmentsProps {
  readonly segments: readonly Segment[];
  /** Names a film that has no words of its own. */
  readonly title: string;
  /** Width by height of vertical films. */
  readonly tall: number;
  readonly t: Translate;
}

/** A body: its pieces in reading order. HTML here left the sanitiser of `body/`. */
export function BodySegments({ segments, title, tall, t }: BodySegmentsProps) {
  return segments.map((segment, index) => {
    const key = `${segment.kind}-${index}`;
    switch (segment.kind) {
      case 'html':
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by body/sanitise.ts, the last step of the pipeline
        return <div key={key} dangerouslySetInnerHTML={{ __html: segment.html }} />;
      case 'video':
        return <Film key={key} tall={tall} title={title} video={segment.video} t={t} />;
      case 'audio':
        return <Sound key={key} audio={segment.audio} t={t} />;
      default:
        return segment satisfies never;
    }
  });
}

function Film(props: { video: BodyVideo; title: string; tall: number; t: Translate }) {
  const { video, title, tall, t } = props;
  const { description, selfMedia: _, ...film } = video;
  const facts = createMediaFacts({ kind: 'video', title: description || title, ...film });
  return (
    <figure className="film">
      <FilmCover facts={facts} tall={tall} t={t} />
      {description && <figcaption>{description}</figcaption>}
    </figure>
  );
}

function Sound({ audio, t }: { audio: BodyAudio; t: Translate }) {
  const { description, ...sound } = audio;
  return (
    <figure className="sound">
      <SoundCover facts={createMediaFacts({ kind: 'audio', ...sound })} t={t} />
      {description && <figcaption>{description}</figcaption>}
    </figure>
  );
}
