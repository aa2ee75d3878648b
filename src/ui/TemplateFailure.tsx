import type { ActionTranslate } from '../i18n/translate.ts';

interface TemplateFailureProps {
  /** Address of the front page. */
  readonly home: string;
  readonly t: ActionTranslate;
}

/**
 * Renders what a template page shows when its code does not load (boot/watchTemplate.ts). Its
 * links need no code: an empty href is the address of the page.
 */
export const TemplateFailure = ({ home, t }: TemplateFailureProps) => (
  <div className="stuck" role="alert">
    <strong>{t('state.brokenTitle')}</strong>
    <p>{t('state.network')}</p>
    {/* biome-ignore lint/a11y/useValidAnchor: the page's own address, with its query */}
    <a href="">{t('page.retry')}</a>
    <a href={home}>{t('page.home')}</a>
  </div>
);
