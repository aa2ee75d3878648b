import type { ActTranslate } from '../i18n/translate.ts';

interface TemplateStuckProps {
  /** Address of the front page. */
  readonly home: string;
  readonly t: ActTranslate;
}

/**
 * What a template shows when its code does not come (elements/templateWatch.ts). Its links work
 * without any code: an empty address is the page's own.
 */
export const TemplateStuck = ({ home, t }: TemplateStuckProps) => (
  <div className="stuck" role="alert">
    <strong>{t('state.brokenTitle')}</strong>
    <p>{t('state.network')}</p>
    {/* biome-ignore lint/a11y/useValidAnchor: the page's own address, with its query */}
    <a href="">{t('page.retry')}</a>
    <a href={home}>{t('page.home')}</a>
  </div>
);
