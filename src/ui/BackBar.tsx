import { ChevronLeft } from 'lucide';
import type { Translate } from '../i18n/translate.ts';
import { Icon } from './Icon.tsx';
import { label } from './Message.tsx';

interface BackBarProps {
  readonly home: string;
  /** Name of the site; '' while its configuration is not loaded or failed to load. */
  readonly name: string;
  /** Whether it has the button of text size and theme (decision 80) and is back on scrolling up, as on articles. */
  readonly hasLook?: boolean;
  readonly t: Translate;
}

/** Renders the back link; it leads to the front page after an external link or without script. */
export function BackBar({ home, name, hasLook = false, t }: BackBarProps) {
  return (
    <nav className={`flex items-center border-b ${hasLook ? 'article-bar' : ''}`}>
      <a
        {...label(t, 'page.back')}
        className="flex h-88 w-88 items-center justify-center text-ink-2"
        data-back=""
        href={home}
      >
        <Icon className="h-44 w-44" icon={ChevronLeft} />
      </a>
      <a className="flex h-88 min-w-88 items-center truncate text-30 font-semibold" href={home}>
        {name || t('page.home')}
      </a>
      {hasLook && (
        <button
          {...label(t, 'bar.look')}
          className="ml-auto h-88 w-88"
          data-act="look"
          type="button"
        >
          Aa
        </button>
      )}
    </nav>
  );
}
