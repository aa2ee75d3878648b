import type { ReactNode } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { useTabKeys } from '../../islands/list/useTabKeys.ts';

export type LiveTab = 'reports' | 'discussion';
export const LIVE_TABS = ['reports', 'discussion'] as const satisfies readonly LiveTab[];

const MESSAGE_KEYS = { reports: 'broadcast.reports', discussion: 'broadcast.discussion' } as const;

/** Returns the id of the tab that shows a section. */
export const liveTabId = (tab: LiveTab): string => `${tab}-tab`;

interface LiveTabsProps {
  readonly tabs: readonly LiveTab[];
  readonly tab: LiveTab;
  readonly onTab: (tab: LiveTab) => void;
  /** Number of unread comments, shown on their tab. */
  readonly discussionNews: number;
  readonly lang: string;
  readonly t: ActionTranslate;
  /** Content that stays below the tabs while the page scrolls. */
  readonly children: ReactNode;
}

/** Renders the tabs of reports and discussion: sticky, with arrow keys to switch. */
export function LiveTabs({ tabs, tab, onTab, discussionNews, lang, t, children }: LiveTabsProps) {
  const onKeyDown = useTabKeys(tabs, tab, onTab, liveTabId);
  return (
    <div className="live-tabs" lang={lang}>
      <div
        aria-label={t('broadcast.parts')}
        className="live-tab-row"
        onKeyDown={onKeyDown}
        role="tablist"
      >
        {tabs.map((name) => (
          <button
            key={name}
            aria-controls={name}
            aria-selected={name === tab}
            className="live-tab"
            data-on={name === tab ? '' : undefined}
            id={liveTabId(name)}
            onClick={() => onTab(name)}
            role="tab"
            tabIndex={name === tab ? 0 : -1}
            type="button"
          >
            {t(MESSAGE_KEYS[name])}
            {name === 'discussion' && discussionNews > 0 && (
              <span className="live-news">{t('broadcast.newComments', { n: discussionNews })}</span>
            )}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
