import type { BodyVideo } from '../../../body/types.ts';
import { PAGE_REM } from '../../../model/design.ts';
import { createMediaFacts } from '../../../model/media/mediaFacts.ts';
import { FilmCover } from '../../../ui/MediaCover.tsx';
import type { ArticleView } from '../view.ts';

/** Smallest ratio of width to height that is used, whatever the site configures. */
const NARROWEST = 0.4;

interface StageProps {
  readonly view: ArticleView;
  readonly film: BodyVideo;
  /** Whether the cover loads eagerly, because it is in the first viewport. */
  readonly eager?: boolean;
  readonly hidden?: boolean;
}

/**
 * Renders the video above the text, in the full width: one box for its cover and its player.
 * Vertical videos have the ratio of the site's configuration, limited in height so that the title
 * stays visible.
 */
export function Stage({ view, film, eager = false, hidden = false }: StageProps) {
  const { description, selfMedia: _, ...rest } = film;
  const title = description || view.article.title;
  return (
    <figure className="film stage" hidden={hidden} style={stageHeight(view, film.vertical)}>
      <FilmCover
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
export function stageHeight({ config }: ArticleView, vertical: boolean) {
  if (!vertical) return undefined;
  const ratio = Math.min(1, Math.max(NARROWEST, config.verticalVideoRatio));
  return { height: `min(${(PAGE_REM / ratio).toFixed(4)}rem, 80vh)` };
}
