import { useState } from 'react';
import { readSearch } from '../../host/address.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActTranslate } from '../../i18n/translate.ts';
import { PdfProblem } from '../../islands/pdf/PdfProblem.tsx';
import { PdfViewer } from '../../islands/pdf/PdfViewer.tsx';
import { type Preview, parsePreview } from '../../model/preview.ts';
import { ROUTES } from '../../routes.ts';
import { openPreview, previewPDF } from '../../stores/previewPDF.ts';
import { Gone } from '../list/Gone.tsx';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';

const open = () => void openPreview(readSettings());
const readPreview = () => parsePreview(readSearch(), readSettings().siteUrl);
/** Returns the title: the route's for a certificate image, a general one for a PDF. */
const nameOf = (t: ActTranslate) =>
  readPage().flags.title ||
  (readPreview()?.kind === 'pdf' ? t('pdf.title') : (ROUTES.previewPDF.title ?? t('pdf.title')));

/** Template page of a certificate image or a PDF. */
export const PreviewPdfTemplate = ({ loading }: { readonly loading: string }) => (
  <SingleScreen
    describe={() => null}
    gone={['pdf.none', 'pdf.noneHint']}
    name={nameOf}
    open={open}
    page={previewPDF}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(_, { t }) => {
      const preview = readPreview();
      if (preview === null) return <Gone t={t} words={['pdf.none', 'pdf.noneHint']} />;
      return (
        <>
          <h1 className="sr-only">{nameOf(t)}</h1>
          {preview.kind === 'pdf' ? (
            <PdfViewer t={t} url={preview.url} />
          ) : (
            <Picture preview={preview} t={t} />
          )}
        </>
      );
    }}
  </SingleScreen>
);

function Picture({ preview: { url }, t }: { preview: Preview; t: ActTranslate }) {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailed] = useState(-1);
  if (failedAttempt === attempt) {
    const retry = () => setAttempt(attempt + 1);
    return <PdfProblem onRetry={retry} t={t} trouble="blocked" url={url} />;
  }
  return (
    <a className="certificate" href={url}>
      <img alt={nameOf(t)} onError={() => setFailed(attempt)} src={url} />
    </a>
  );
}
