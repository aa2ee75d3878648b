import { createNotices } from '../body/extra/lossNotices.ts';
import type { LeaveOut } from '../body/types.ts';
import type { Locale } from '../i18n/locales.ts';
import { NOT_SHOWN_MESSAGES } from '../i18n/notShownMessages.ts';
import type { Translate } from '../i18n/translate.ts';

export { EXTRA_TRANSFORMS } from '../body/extra/extraTransforms.ts';

/** Returns the function that puts a sentence in the reader's language in place of what is not shown. */
export const createLossNotices = (locale: Locale, t: Translate): LeaveOut =>
  createNotices({ ...NOT_SHOWN_MESSAGES[locale], original: t('article.original') });
