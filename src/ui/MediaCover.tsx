import { Play } from 'lucide';
import type { CSSProperties, ReactNode } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { formatMediaFacts, type MediaFacts } from '../model/media/mediaFacts.ts';
import { decideMediaLink } from '../model/media/mediaLink.ts';
import { formatDuration } from '../model/time.ts';
import { Icon } from './Icon.tsx';
import { Message } from './Message.tsx';

interface CoverProps {
  readonly facts: MediaFacts;
  /** Whether the cover is in the first screen: its image then loads eagerly. */
  readonly eager?: boolean;
  readonly t: Translate;
}

interface VideoCoverProps extends CoverProps {
  /** Aspect ratio (width / height) of vertical videos, from the site's configuration. */
  readonly tall?: number;
}

/** Default aspect ratio of vertical videos; the same as in styles/media.css. */
const VERTICAL_RATIO = 9 / 16;

/**
 * Renders a video before it plays: its poster and a large play icon. A tap replaces it by the
 * player (actions/playMedia.ts); without script it is a link to the video file.
 */
export function VideoCover({ facts, eager = false, tall = VERTICAL_RATIO, t }: VideoCoverProps) {
  const { poster, durationS, vertical } = facts;
  const style =
    vertical && tall !== VERTICAL_RATIO ? ({ '--tall': tall } as CSSProperties) : undefined;
  return (
    <Cover
      className={vertical ? 'video-cover video-tall' : 'video-cover'}
      facts={facts}
      style={style}
    >
      {poster && <img alt="" loading={eager ? 'eager' : 'lazy'} src={poster} />}
      <Icon className="video-mark" icon={Play} />
      {durationS > 0 && <span className="video-time">{formatDuration(durationS)}</span>}
      <Message className="sr-only" t={t} k="media.play" values={{ title: facts.title }} />
    </Cover>
  );
}

/** Renders an audio before it plays: a card with its title. */
export function AudioCover({ facts, t }: CoverProps) {
  return (
    <Cover className="audio-cover" facts={facts}>
      <Icon className="audio-mark" icon={Play} />
      <span className="audio-title">{facts.title || <Message t={t} k="article.audio" />}</span>
      {facts.durationS > 0 && <span className="audio-time">{formatDuration(facts.durationS)}</span>}
    </Cover>
  );
}

interface MediaCaptionProps {
  readonly description: string;
  /** The site's name for self-media, on media of these; '' on others. */
  readonly mark: string;
}

/** Renders the caption of a video or a recording; nothing without description and mark. */
export function MediaCaption({ description, mark }: MediaCaptionProps) {
  if (!description && !mark) return null;
  return (
    <figcaption>
      {mark && <span className="mark">{mark}</span>}
      {mark && description && ' '}
      {description}
    </figcaption>
  );
}

/**
 * Renders the link. Its href is `#` when the address is encrypted, because only the player can
 * decrypt it.
 */
function Cover(props: {
  facts: MediaFacts;
  className: string;
  style?: CSSProperties | undefined;
  children: ReactNode;
}) {
  const { facts, className, style, children } = props;
  return (
    <a
      className={className}
      data-act="play"
      data-media={formatMediaFacts(facts)}
      href={decideMediaLink(facts) || '#'}
      style={style}
    >
      {children}
    </a>
  );
}
