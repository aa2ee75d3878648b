import type { JoinTranslate } from '../../i18n/translate.ts';
import { useTabKeys } from '../../islands/list/useTabKeys.ts';

/** Whether the points history is shown by entry or by day. */
export type PointsView = 'entries' | 'days';

const VIEWS = ['entries', 'days'] as const;
const LABELS = { entries: 'points.entries', days: 'points.days' } as const;

const tabId = (view: PointsView): string => `points-${view}-tab`;
const panelId = (view: PointsView): string => `points-${view}`;

/** Returns the attributes that make an element the panel of its tab. */
export const createPanelAttributes = (view: PointsView) =>
  ({ id: panelId(view), role: 'tabpanel', 'aria-labelledby': tabId(view) }) as const;

interface PointsTabsProps {
  readonly shown: PointsView;
  readonly onShow: (view: PointsView) => void;
  readonly t: JoinTranslate;
}

/** Renders the tabs for entries and days. */
export function PointsTabs({ shown, onShow, t }: PointsTabsProps) {
  const onKeyDown = useTabKeys<PointsView>(VIEWS, shown, onShow, tabId);
  return (
    <div className="line-tabs" onKeyDown={onKeyDown} role="tablist">
      {VIEWS.map((view) => (
        <button
          key={view}
          aria-controls={view === shown ? panelId(view) : undefined}
          aria-selected={view === shown}
          className="line-tab"
          id={tabId(view)}
          onClick={() => onShow(view)}
          role="tab"
          tabIndex={view === shown ? 0 : -1}
          type="button"
        >
          {t(LABELS[view])}
        </button>
      ))}
    </div>
  );
}
