import { linkTo } from '../routes.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { createTagLinkPattern } from './createTagLinkPattern.ts';

/** Returns the build's data of a template: the loading message, addresses and all messages. */
export async function loadTemplateContext() {
  const { defaultLocale, siteBase } = __BUILD_SETTINGS__;
  const t = await loadActionMessages(defaultLocale);
  return {
    t,
    loading: t('state.loading'),
    home: linkTo('home', {}, siteBase),
    tagLink: createTagLinkPattern(siteBase),
  };
}
