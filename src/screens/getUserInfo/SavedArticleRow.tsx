import { Icon } from '../../ui/Icon.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { STAR_ICON } from '../../ui/starIcon.ts';
import { ListTime } from '../../ui/Timestamp.tsx';
import type { MineView } from './mineParts.ts';

interface SavedArticleRowProps {
  readonly href: string;
  readonly title: string;
  /** '' for none. */
  readonly image: string;
  /** Epoch ms; null when it is unknown. */
  readonly at: number | null;
  /** The star that removes a favourite and adds it again; absent in the history. */
  readonly star?: { readonly isOn: boolean; readonly onToggle: () => void };
  readonly view: MineView;
}

/** Renders an article that was saved or read. */
export function SavedArticleRow({ href, title, image, at, star, view }: SavedArticleRowProps) {
  const { now, times, logos, t } = view;
  return (
    <div className="mine-article">
      <a className="mine-article-link" href={href}>
        <span className="min-w-0 flex-1">
          <span className="mine-article-title">
            <LangText t={t} text={title} />
          </span>
          {at !== null && (
            <span className="mt-12 block text-26 text-ink-3">
              <ListTime at={at} now={now} t={t} times={times} />
            </span>
          )}
        </span>
        {image && !logos.includes(image) && (
          <img alt="" className="mine-article-image" loading="lazy" src={image} />
        )}
      </a>
      {star && (
        <button
          aria-label={t('mine.unsave', { title })}
          aria-pressed={star.isOn}
          className="mine-star"
          onClick={star.onToggle}
          type="button"
        >
          <Icon className="h-40 w-40" icon={STAR_ICON} />
        </button>
      )}
    </div>
  );
}
