import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate, Translate } from '../../i18n/translate.ts';
import { linkTo } from '../../routes.ts';
import { Notice } from '../../ui/Notice.tsx';

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
        <a
          className="flex min-h-88 items-center rounded border px-48 text-30 text-accent"
          href={linkTo('home', {}, readSettings().siteBase)}
        >
          {t('page.home')}
        </a>
      }
      text={text && t(text)}
      title={t(title)}
    />
  );
}
