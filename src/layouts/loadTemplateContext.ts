import { TAG_PLACEHOLDERS } from '../model/article/tagLink.ts';
import { linkTo } from '../routes.ts';
import { loadActionMessages } from '../services/loadMessages.ts';

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

/** Returns the pattern of tags' addresses, so that templates need no route table. */
export const createTagLinkPattern = (base: string): string =>
  linkTo('tagList', { tagId: TAG_PLACEHOLDERS.id }, base, { tagName: TAG_PLACEHOLDERS.name });
