import { EXTRA_TRANSFORMS } from '../body/extra/extraTransforms.ts';
import { createNotices } from '../body/extra/lossNotices.ts';
import type { Locale } from '../i18n/locales.ts';
import { NOT_SHOWN_MESSAGES } from '../i18n/notShownMessages.ts';
import type { Translate } from '../i18n/translate.ts';

export { parseOwnAreas } from '../model/paper/layoutAreas.ts';

/** Returns what renders rare markup, with sentences in the reader's language in place of what is not shown. */
export const createRareMarkup = (locale: Locale, t: Translate) => ({
  extra: EXTRA_TRANSFORMS,
  leaveOut: createNotices({ ...NOT_SHOWN_MESSAGES[locale], original: t('article.original') }),
});
