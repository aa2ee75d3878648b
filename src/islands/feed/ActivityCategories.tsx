import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ReadyFeed } from '../../model/column/feed.ts';
import { showActivities } from '../../state/feed/feed.ts';

interface ActivityCategoriesProps {
  readonly feed: Pick<ReadyFeed, 'categories' | 'category'>;
  readonly t: ActionTranslate;
}

/** Renders the choice of a category of activities, where the site has several. */
export function ActivityCategories({ feed: { categories, category }, t }: ActivityCategoriesProps) {
  if (categories.length < 2) return null;
  return (
    <fieldset aria-label={t('feed.activityCategories')} className="feed-periods">
      {[{ id: '', name: t('subs.all') }, ...categories].map(({ id, name }) => (
        <button
          key={id}
          aria-pressed={id === category}
          className="feed-period"
          onClick={() => showActivities(readSettings(), id)}
          type="button"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
