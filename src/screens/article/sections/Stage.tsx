import type { BodyVideo } from '../../../body/types.ts';
import { PAGE_REM } from '../../../model/design.ts';
import { createMediaFacts } from '../../../model/media/mediaFacts.ts';
import { FilmCover } from '../../../ui/MediaCover.tsx';
import type { ArticleView } from '../view.ts';

/** A site may ask for any ratio; beyond this a film would be a line (width to height). */
const NARROWEST = 0.4;

interface StageProps {
  readonly view: ArticleView;
  readonly film: BodyVideo;
  /** In sight at once. */
  readonly eager?: boolean;
  readonly hidden?: boolean;
}

/**
 * A film that a screen opens with, to the edges: one box for its cover and its player.
 * Tall films keep the ratio of the site's configuration, and the title in sight.
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

/** Undefined for films that lie: their height stands in the sheet. */
export function stageHeight({ config }: ArticleView, vertical: boolean) {
  if (!vertical) return undefined;
  const ratio = Math.min(1, Math.max(NARROWEST, config.verticalVideoRatio));
  return { height: `min(${(PAGE_REM / ratio).toFixed(4)}rem, 80vh)` };
}
