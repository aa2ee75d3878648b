// biome-ignore assist/source/organizeImports: what old engines lack comes before the library
import { hasStructuredClone } from './pdfPolyfills.ts';
import { getDocument, type PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fail, ok, type Result } from '../../model/result.ts';
import { readBundledMap } from './characterMaps.ts';
import { decidePdfFailure, type PdfFailure } from '../../model/pdf/pdfFailure.ts';
import FileWorker from './pdfWorker.ts?worker';

/**
 * Maximum pixels of a rendered page, at 4 bytes each: cheap phones have memory for a few such
 * pages.
 */
const PAGE_PIXELS_MAX = 4_000_000;
/** Maximum length of a page's text for screen readers. */
const PAGE_TEXT_MAX = 6000;

export interface RenderedPdfPage {
  /** Height divided by width. */
  readonly ratio: number;
  readonly text: string;
}

export interface PdfFile {
  readonly pageCount: number;
  /** Ratio of the first page, which applies to all pages until they are rendered. */
  readonly ratio: number;
  /** Renders page `number`, from 1 on; null when it was aborted or is broken. */
  readonly draw: (
    number: number,
    canvas: HTMLCanvasElement,
    /** Pixels of the device. */
    width: number,
    signal: AbortSignal,
  ) => Promise<RenderedPdfPage | null>;
  readonly close: () => void;
}

/**
 * Opens a PDF file. Only this module loads the PDF library, which runs in a classic worker, because
 * old engines support no module workers.
 */
export async function openPdf(url: string): Promise<Result<PdfFile, PdfFailure>> {
  const port = new FileWorker();
  const worker = PDFWorker.fromPort({ port });
  const task = getDocument({
    url,
    worker,
    // The content security policy forbids evaluating text as code, and scripts of PDF files never
    // run.
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    CMapReaderFactory: BundledMaps,
    cMapUrl: '/',
    // Without `structuredClone` pages cannot share images of the worker's canvas.
    isOffscreenCanvasSupported: hasStructuredClone,
    // Only the data of requested pages is loaded, so that the first page is shown early.
    disableAutoFetch: true,
  });
  const close = () => {
    void task.destroy().catch(() => {});
    port.terminate();
  };
  // The library does not report a worker that fails to start.
  const broken = new Promise<never>((_, reject) => {
    port.onerror = reject;
  });
  try {
    const file = await Promise.race([task.promise, broken]);
    const first = await Promise.race([file.getPage(1), broken]);
    return ok({
      pageCount: file.numPages,
      ratio: getPageRatio(first),
      draw: async (number, canvas, width, signal) => {
        try {
          return await drawPage(await file.getPage(number), canvas, width, signal);
        } catch {
          return null;
        }
      },
      close,
    });
  } catch (error) {
    close();
    return fail(decidePdfFailure(error));
  }
}

/** Loads character maps for files without embedded fonts, which Chinese ones often are. */
class BundledMaps {
  async fetch({ name }: { readonly name: string }) {
    return { cMapData: await readBundledMap(name), isCompressed: true };
  }
}

function getPageRatio(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return width > 0 ? height / width : 1;
}

async function drawPage(
  page: PDFPageProxy,
  canvas: HTMLCanvasElement,
  width: number,
  signal: AbortSignal,
): Promise<RenderedPdfPage | null> {
  const ratio = getPageRatio(page);
  const plain = page.getViewport({ scale: 1 });
  const most = Math.sqrt(PAGE_PIXELS_MAX / ratio);
  const viewport = page.getViewport({ scale: Math.min(width, most) / plain.width });
  const canvasContext = canvas.getContext('2d');
  if (!canvasContext || signal.aborted) return null;
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const task = page.render({ canvasContext, viewport });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  try {
    await task.promise;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    return { ratio, text: text.replace(/\s+/g, ' ').trim().slice(0, PAGE_TEXT_MAX) };
  } finally {
    signal.removeEventListener('abort', stop);
    page.cleanup();
  }
}
