import type { MouseEvent } from 'react';
import { replaceAddress } from '../../host/backButton.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { AccountCategory } from '../../model/account/normaliseAccount.ts';
import { linkTo } from '../../routes.ts';
import { type CategoriesState, showCategory } from './subscriptionList.state.ts';

interface CategoryLinksProps {
  readonly state: Extract<CategoriesState, { state: 'ready' }>;
  readonly t: ActionTranslate;
}

/** Renders the categories as links that replace the list without navigation. */
export function CategoryLinks({ state: { categories, current }, t }: CategoryLinksProps) {
  const settings = readSettings();
  const createHref = ({ id }: AccountCategory) =>
    linkTo('subscriptionList', { id }, settings.siteBase);
  const show = (event: MouseEvent, category: AccountCategory) => {
    // With a modifier key the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    replaceAddress(createHref(category));
    void showCategory(settings, category);
  };
  return (
    <nav aria-label={t('subs.categories')} className="strip-links subs-categories">
      {categories.map((category) => (
        <a
          key={category.id}
          aria-current={category.id === current.id ? 'true' : undefined}
          className="strip-link subs-category"
          href={createHref(category)}
          onClick={(event) => show(event, category)}
        >
          {category.name}
        </a>
      ))}
    </nav>
  );
}
