import type { MouseEvent } from 'react';
import { replaceAddress } from '../../host/back.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import type { AccountCategory } from '../../model/account/types.ts';
import { linkTo } from '../../routes.ts';
import { type CategoriesState, showCategory } from '../../stores/subscriptionList.ts';

interface CategoriesProps {
  readonly state: Extract<CategoriesState, { state: 'ready' }>;
  readonly t: ActTranslate;
}

/** Renders the categories as links that replace the list without navigation. */
export function Categories({ state: { categories, current }, t }: CategoriesProps) {
  const settings = readSettings();
  const hrefOf = ({ id }: AccountCategory) => linkTo('subscriptionList', { id }, settings.siteBase);
  const show = (event: MouseEvent, category: AccountCategory) => {
    // With a modifier key the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    replaceAddress(hrefOf(category));
    void showCategory(settings, category);
  };
  return (
    <nav aria-label={t('subs.categories')} className="strip-links subs-categories">
      {categories.map((category) => (
        <a
          key={category.id}
          aria-current={category.id === current.id ? 'true' : undefined}
          className="strip-link subs-category"
          href={hrefOf(category)}
          onClick={(event) => show(event, category)}
        >
          {category.name}
        </a>
      ))}
    </nav>
  );
}
