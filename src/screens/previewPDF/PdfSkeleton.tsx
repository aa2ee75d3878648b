import type { ActionTranslate } from '../../i18n/translate.ts';

/** Renders the skeleton of a PDF file while it is opened. */
export const PdfSkeleton = ({ t }: { readonly t: ActionTranslate }) => (
  <div aria-busy="true" className="skeleton" role="status">
    <span className="sr-only">{t('state.loading')}</span>
    <i className="pdf-page pdf-waiting" />
  </div>
);
