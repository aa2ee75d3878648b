import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { type CategoriesState, showSubcategory } from './subscriptionList.state.ts';

interface SubcategoryFilterProps {
  readonly state: Extract<CategoriesState, { state: 'ready' }>;
  readonly t: ActionTranslate;
}

/** Renders the subcategories of the current category as filters above its accounts. */
export function SubcategoryFilter({ state: { below, belowId }, t }: SubcategoryFilterProps) {
  if (below.length === 0) return null;
  return (
    <fieldset className="subs-below">
      <legend className="sr-only">{t('subs.narrower')}</legend>
      {[{ id: '', name: t('subs.all') }, ...below].map(({ id, name }) => (
        <button
          key={id}
          aria-pressed={id === belowId}
          className="subs-chip"
          onClick={() => void showSubcategory(readSettings(), id)}
          type="button"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
