import { navigateTo } from '../host/navigation.ts';
import { readSettings } from '../host/settings.ts';
import { linkTo } from '../routes.ts';

/** Opens the search page. */
export const openSearch = (): void => navigateTo(linkTo('search', {}, readSettings().siteBase));
