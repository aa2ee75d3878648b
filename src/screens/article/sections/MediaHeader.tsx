import type { BodyVideo } from '../../../body/types.ts';
import { PAGE_REM } from '../../../model/design.ts';
import { createMediaFacts } from '../../../model/media/mediaFacts.ts';
import { VideoCover } from '../../../ui/MediaCover.tsx';
import type { ArticleView } from '../articleView.ts';

/** Smallest ratio of width to height that is used, whatever the site configures. */
const MIN_RATIO = 0.4;

interface MediaHeaderProps {
  readonly view: ArticleView;
  readonly video: BodyVideo;
  /** Whether the cover loads eagerly, because it is in the first viewport. */
  readonly eager?: boolean;
  readonly hidden?: boolean;
}

/**
 * Renders the video above the text, in the full width: one box for its cover and its player.
 * Vertical videos have the ratio of the site's configuration, limited in height so that the title
 * stays visible.
 */
export function MediaHeader({ view, video, eager = false, hidden = false }: MediaHeaderProps) {
  const { description, selfMedia: _, ...rest } = video;
  const title = description || view.article.title;
  return (
    <figure className="video media" hidden={hidden} style={createHeightStyle(view, video.vertical)}>
      <VideoCover
        eager={eager}
        facts={createMediaFacts({ kind: 'video', title, ...rest })}
        t={view.t}
      />
    </figure>
  );
}

/**
 * Returns the style with the height of a vertical video; undefined for horizontal ones, whose
 * height is in the style sheet.
 */
export function createHeightStyle({ config }: ArticleView, vertical: boolean) {
  if (!vertical) return undefined;
  const ratio = Math.min(1, Math.max(MIN_RATIO, config.verticalVideoRatio));
  return { height: `min(${(PAGE_REM / ratio).toFixed(4)}rem, 80vh)` };
}
