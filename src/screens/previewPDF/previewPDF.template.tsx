import type { ReactNode } from 'react';
import { readSearch } from '../../host/address.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { toHtml } from '../../markup/jsxRuntime.ts';
import { parsePreview } from '../../model/preview.ts';
import { ok } from '../../model/result.ts';
import { ROUTES } from '../../routes.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startSingleTemplate } from '../../templates/singleTemplate.tsx';
import { MissingNotice } from '../list/MissingNotice.tsx';
import { PdfProblem, PdfSkeleton } from './PdfProblem.tsx';

/** The element that shows the file. */
const BOX = 'preview';

const preview = parsePreview(readSearch(), readSettings().siteUrl);

const loadViewer = () =>
  Promise.all([
    import('./PdfViewer.island.tsx'),
    import('../../islands/mountIsland.ts'),
    // The viewer imports it when it has been mounted.
    import('../../host/pdf/openPdf.ts'),
  ]);
// Beside the configuration; a failure is met where the viewer is used.
if (preview?.kind === 'pdf') loadViewer().catch(() => {});

/**
 * Returns the title: the route's, which is Chinese, for the image of a certificate, a general one for
 * a PDF.
 */
function formatTitle(t: ActionTranslate): string {
  const { title } = readPage().flags;
  if (title || preview?.kind === 'pdf') return title || t('pdf.title');
  return (t.lang === 'zh-CN' && ROUTES.previewPDF.title) || t('article.certificate');
}

startSingleTemplate<null>({
  View({ view: { t } }) {
    if (preview === null) {
      return <MissingNotice messageKeys={['pdf.none', 'pdf.noneHint']} t={t} />;
    }
    return (
      <>
        <h1 className="sr-only">{formatTitle(t)}</h1>
        <div className="contents" id={BOX}>
          {preview.kind === 'pdf' ? (
            <PdfSkeleton t={t} />
          ) : (
            <CertificateImage name={formatTitle(t)} url={preview.url} />
          )}
        </div>
      </>
    );
  },
  // The file has none.
  describe: () => null,
  // The address contains all of it.
  load: withConfig(async () => ok(null)),
  missing: ['pdf.none', 'pdf.noneHint'],
  name: formatTitle,
  async start({ view: { t } }) {
    const box = document.getElementById(BOX);
    if (!box || !preview) return;
    const { kind, url } = preview;
    if (kind === 'picture') return watchCertificate(box, url, t);
    const [{ PdfViewer }, { mountIsland }] = await loadViewer();
    mountIsland(box, PdfViewer, { t, url });
  },
});

/** Replaces the image of a certificate by a failure with a retry when it does not load. */
function watchCertificate(box: HTMLElement, url: string, t: ActionTranslate): void {
  const show = (shown: ReactNode) => {
    box.innerHTML = toHtml(shown);
  };
  const retry = () => {
    show(<CertificateImage name={formatTitle(t)} url={url} />);
    watchCertificate(box, url, t);
  };
  box.querySelector('img')?.addEventListener('error', () => {
    show(<PdfProblem failure="blocked" onRetry={retry} t={t} url={url} />);
    box.querySelector('button')?.addEventListener('click', retry);
  });
}

interface CertificateImageProps {
  readonly url: string;
  readonly name: string;
}

/** Renders the image of a certificate, which links to the file. */
const CertificateImage = ({ url, name }: CertificateImageProps) => (
  <a className="certificate" href={url}>
    <img alt={name} src={url} />
  </a>
);
