import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate, Translate } from '../../i18n/translate.ts';
import { linkTo } from '../../routes.ts';
import { Notice, NoticeLink } from '../../ui/Notice.tsx';

/** Renders the notice for a path whose content does not exist, with a link to the front page. */
export function MissingNotice<K extends string>({
  messageKeys: [title, text],
  t,
}: {
  /** Title and hint. */
  messageKeys: readonly [K, K?];
  t: Translate<K> & ActionTranslate;
}) {
  return (
    <Notice
      action={
        <NoticeLink href={linkTo('home', {}, readSettings().siteBase)}>{t('page.home')}</NoticeLink>
      }
      text={text && t(text)}
      title={t(title)}
    />
  );
}
