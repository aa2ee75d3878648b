import { loadActTranslate } from '../i18n/loadAct.ts';
import { linkTo } from '../routes.ts';
import { tagLinkPattern } from './tagLink.ts';

/** What a template is told when it is built: the word until its content comes, addresses, all words. */
export async function openTemplate() {
  const { defaultLocale, siteBase } = __BUILD_SETTINGS__;
  const t = await loadActTranslate(defaultLocale);
  return {
    t,
    loading: t('state.loading'),
    home: linkTo('home', {}, siteBase),
    tagLink: tagLinkPattern(siteBase),
  };
}
