import { useState } from 'react';
import { readSearch } from '../../host/address.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { PdfProblem } from '../../islands/pdf/PdfProblem.tsx';
import { PdfViewer } from '../../islands/pdf/PdfViewer.tsx';
import { type Preview, parsePreview } from '../../model/preview.ts';
import { ROUTES } from '../../routes.ts';
import { loadPreviewPage, previewPDF } from '../../state/previewPDF.ts';
import { MissingNotice } from '../list/MissingNotice.tsx';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';

const load = () => void loadPreviewPage(readSettings());
const readPreview = () => parsePreview(readSearch(), readSettings().siteUrl);
/** Returns the title: the route's for a certificate image, a general one for a PDF. */
const formatTitle = (t: ActionTranslate) =>
  readPage().flags.title ||
  (readPreview()?.kind === 'pdf' ? t('pdf.title') : (ROUTES.previewPDF.title ?? t('pdf.title')));

/** Template page of a certificate image or a PDF. */
export const PreviewPdfTemplate = ({ loading }: { readonly loading: string }) => (
  <SingleScreen
    describe={() => null}
    missing={['pdf.none', 'pdf.noneHint']}
    name={formatTitle}
    load={load}
    page={previewPDF}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(_, { t }) => {
      const preview = readPreview();
      if (preview === null)
        return <MissingNotice t={t} messageKeys={['pdf.none', 'pdf.noneHint']} />;
      return (
        <>
          <h1 className="sr-only">{formatTitle(t)}</h1>
          {preview.kind === 'pdf' ? (
            <PdfViewer t={t} url={preview.url} />
          ) : (
            <CertificateImage preview={preview} t={t} />
          )}
        </>
      );
    }}
  </SingleScreen>
);

function CertificateImage({ preview: { url }, t }: { preview: Preview; t: ActionTranslate }) {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailed] = useState(-1);
  if (failedAttempt === attempt) {
    const retry = () => setAttempt(attempt + 1);
    return <PdfProblem onRetry={retry} t={t} failure="blocked" url={url} />;
  }
  return (
    <a className="certificate" href={url}>
      <img alt={formatTitle(t)} onError={() => setFailed(attempt)} src={url} />
    </a>
  );
}
