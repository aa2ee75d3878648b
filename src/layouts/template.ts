import { loadActTranslate } from '../i18n/loadAct.ts';
import { linkTo } from '../routes.ts';
import { tagLinkPattern } from './tagLink.ts';

/** Returns the build's data of a template: the loading message, addresses and all messages. */
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
