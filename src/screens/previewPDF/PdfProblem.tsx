import type { ActionMessageKey, ActionTranslate } from '../../i18n/translate.ts';
import type { PdfFailure } from '../../model/pdf/pdfFailure.ts';
import { Notice } from '../../ui/Notice.tsx';

interface PdfProblemProps {
  readonly failure: PdfFailure;
  readonly url: string;
  readonly onRetry: () => void;
  readonly t: ActionTranslate;
}

const MESSAGE_KEYS: Readonly<Record<PdfFailure, ActionMessageKey>> = {
  gone: 'pdf.gone',
  locked: 'pdf.locked',
  notPdf: 'pdf.notPdf',
  blocked: 'pdf.blocked',
};

/** Renders why the file is not shown, with the remaining ways to open it. */
export function PdfProblem({ failure, url, onRetry, t }: PdfProblemProps) {
  const button = 'inline-flex min-h-88 items-center rounded border px-40 text-30 text-accent';
  return (
    <Notice
      failed
      action={
        <div className="flex flex-wrap justify-center gap-24">
          <a className={button} data-act="download" href={url}>
            {t('pdf.open')}
          </a>
          {failure === 'blocked' && (
            <button className={button} onClick={onRetry} type="button">
              {t('page.retry')}
            </button>
          )}
        </div>
      }
      text={t(MESSAGE_KEYS[failure])}
      title={t('pdf.failed')}
    />
  );
}

/** Renders the skeleton of a PDF file while it is opened. */
export const PdfSkeleton = ({ t }: { readonly t: ActionTranslate }) => (
  <div aria-busy="true" className="skeleton" role="status">
    <span className="sr-only">{t('state.loading')}</span>
    <i className="pdf-page pdf-waiting" />
  </div>
);
