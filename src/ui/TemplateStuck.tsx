import type { ActTranslate } from '../i18n/translate.ts';

interface TemplateStuckProps {
  /** Address of the front page. */
  readonly home: string;
  readonly t: ActTranslate;
}

/**
 * Renders what a template page shows when its code does not load (elements/templateWatch.ts). Its
 * links need no code: an empty href is the address of the page.
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
