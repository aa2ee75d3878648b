import type { ReactNode } from 'react';
import type { BodyAudio, BodyVideo, Segment } from '../body/types.ts';
import type { Translate } from '../i18n/translate.ts';
import { createMediaFacts } from '../model/media/mediaFacts.ts';
import { AudioCover, MediaCaption, VideoCover } from './MediaCover.tsx';

interface BodySegmentsProps {
  readonly segments: readonly Segment[];
  /** Name of a video that has no title of its own. */
  readonly title: string;
  /** Aspect ratio (width / height) of vertical videos. */
  readonly tall: number;
  /** The site's name for self-media, which marks their media; '' for none. */
  readonly selfMediaName: string;
  /** The first ad: at its place in the text, after a text that has none. */
  readonly ad?: ReactNode;
  readonly t: Translate;
}

/** Renders the segments of a body in order. Their HTML is the sanitiser's output (`src/body`). */
export function BodySegments(props: BodySegmentsProps) {
  const { segments, title, tall, selfMediaName, ad, t } = props;
  const markOf = (media: BodyVideo | BodyAudio) => (media.selfMedia ? selfMediaName : '');
  return (ad ? insertAd(segments) : (segments as readonly Part[])).map((segment, index) => {
    const key = `${segment.kind}-${index}`;
    switch (segment.kind) {
      case 'ad':
        return ad;
      case 'html':
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by body/settle.ts, the last step of the pipeline
        return <div key={key} dangerouslySetInnerHTML={{ __html: segment.html }} />;
      case 'video':
        return (
          <VideoFigure
            key={key}
            mark={markOf(segment.video)}
            tall={tall}
            title={title}
            video={segment.video}
            t={t}
          />
        );
      case 'audio':
        return <AudioFigure key={key} audio={segment.audio} mark={markOf(segment.audio)} t={t} />;
      default:
        return segment satisfies never;
    }
  });
}

type Part = Segment | { readonly kind: 'ad' };

/** Returns the segments with the ad, which splits the segment that has its place. */
function insertAd(segments: readonly Segment[]): readonly Part[] {
  const parts = segments.flatMap((segment): readonly Part[] => {
    if (segment.kind !== 'html' || !segment.adAt) return [segment];
    const [before, after] = [segment.html.slice(0, segment.adAt), segment.html.slice(segment.adAt)];
    return [{ kind: 'html', html: before }, AD, { kind: 'html', html: after }];
  });
  return parts.includes(AD) ? parts : [...parts, AD];
}

const AD: Part = { kind: 'ad' };

interface VideoFigureProps {
  readonly video: BodyVideo;
  readonly title: string;
  readonly tall: number;
  readonly mark: string;
  readonly t: Translate;
}

function VideoFigure({ video, title, tall, mark, t }: VideoFigureProps) {
  const { description, selfMedia: _, ...film } = video;
  const facts = createMediaFacts({ kind: 'video', title: description || title, ...film });
  return (
    <figure className="video">
      <VideoCover facts={facts} tall={tall} t={t} />
      <MediaCaption description={description} mark={mark} />
    </figure>
  );
}

interface AudioFigureProps {
  readonly audio: BodyAudio;
  readonly mark: string;
  readonly t: Translate;
}

function AudioFigure({ audio, mark, t }: AudioFigureProps) {
  const { description, selfMedia: _, ...sound } = audio;
  return (
    <figure className="audio">
      <AudioCover facts={createMediaFacts({ kind: 'audio', ...sound })} t={t} />
      <MediaCaption description={description} mark={mark} />
    </figure>
  );
}
