import { ChevronLeft, ChevronRight } from 'lucide';
import type { BodyImage } from '../../body/types.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ContentLang } from '../../model/article/language.ts';
import { PAGE_REM } from '../../model/design.ts';
import { Icon } from '../../ui/Icon.tsx';
import { label } from '../../ui/Message.tsx';

interface PhotoStripProps {
  readonly photos: readonly BodyImage[];
  /** Language of the captions. */
  readonly lang: ContentLang;
  readonly t: Translate;
}

/**
 * Size in design pixels that is reserved for an image of unknown size, as in the body of articles.
 */
const UNSIZED = { width: 750, height: 500 };

/**
 * Renders the images of a set side by side, each with caption and number. The strip is a native
 * scroll container, for touch, wheel and keyboard; `photo-strip` adds two buttons for mouse users
 * (elements/PhotoStripElement.ts).
 */
export function PhotoStrip({ photos, lang, t }: PhotoStripProps) {
  if (photos.length === 0) return null;
  const height = `${(decideFrameRatio(photos) * PAGE_REM).toFixed(4)}rem`;
  return (
    <photo-strip className="photos">
      <section
        {...label(t, 'list.photos', { n: photos.length })}
        className="photo-strip"
        tabIndex={photos.length > 1 ? 0 : undefined}
      >
        <ol className="photo-row" lang={lang}>
          {photos.map((photo, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its place in the set
            <li key={index} className="photo">
              <Photo index={index} height={height} of={photos.length} photo={photo} />
            </li>
          ))}
        </ol>
      </section>
      {photos.length > 1 && (
        <>
          <Step height={height} icon={ChevronLeft} side="back" />
          <Step height={height} icon={ChevronRight} side="next" />
        </>
      )}
    </photo-strip>
  );
}

interface PhotoProps {
  readonly photo: BodyImage;
  readonly index: number;
  readonly of: number;
  readonly height: string;
}

function Photo({ photo, index, of, height }: PhotoProps) {
  const size = photo.width > 0 && photo.height > 0 ? photo : UNSIZED;
  const isLead = index === 0;
  return (
    <figure className="pic">
      <div className="photo-frame" style={{ height }}>
        <img
          alt={photo.caption}
          data-i={index}
          decoding="async"
          fetchPriority={isLead ? 'high' : undefined}
          height={size.height}
          loading={isLead ? 'eager' : 'lazy'}
          src={photo.url}
          width={size.width}
        />
        <span className="photo-index">{`${index + 1}/${of}`}</span>
      </div>
      {photo.caption && <figcaption>{photo.caption}</figcaption>}
    </figure>
  );
}

/**
 * Renders a hidden button; `photo-strip` labels and shows it for mouse users, as it needs
 * JavaScript.
 */
function Step({ icon, side, height }: { icon: typeof ChevronLeft; side: string; height: string }) {
  return (
    <button
      className={`photo-step photo-${side}`}
      hidden
      style={{ top: `calc(${height} / 2)` }}
      type="button"
    >
      <Icon className="h-44 w-44" icon={icon} />
    </button>
  );
}

/** Ratio of height to width that is assumed for an image of unknown size. */
const DEFAULT_RATIO = 2 / 3;

/**
 * Limits of the frame: a minimum height around panoramas, and room for the title below tall images.
 */
const MIN_RATIO = 0.5;

const MAX_RATIO = 1.25;

/** Limit up to which tall images raise the frame of a mostly wide set. */
const MAX_RATIO_OF_WIDE_SET = 0.8;

/**
 * Returns the ratio of height to width of the frame that all images of a set share. Every image
 * fits into it whole, and the content below does not move on swiping. The ratio is the median of
 * the images: a few tall images are shown smaller, so that the others have no large margins.
 */
export function decideFrameRatio(photos: readonly BodyImage[]): number {
  const ratios = photos
    .map(({ width, height }) => (width > 0 && height > 0 ? height / width : DEFAULT_RATIO))
    .sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? DEFAULT_RATIO;
  const tallest = ratios[ratios.length - 1] ?? DEFAULT_RATIO;
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, middle, Math.min(tallest, MAX_RATIO_OF_WIDE_SET)));
}
