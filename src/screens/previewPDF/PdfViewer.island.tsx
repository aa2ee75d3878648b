import { Download, ZoomIn, ZoomOut } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { PdfFile } from '../../host/pdf/openPdf.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { PdfFailure } from '../../model/pdf/pdfFailure.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PdfProblem, PdfSkeleton } from './PdfProblem.tsx';

/** Factors; 1 is the width of the screen. */
const ZOOMS = [1, 1.5, 2, 3] as const;

interface PdfViewerProps {
  readonly url: string;
  readonly t: ActionTranslate;
}

type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly file: PdfFile }
  | { readonly state: 'failed'; readonly failure: PdfFailure };

/**
 * Renders a PDF file. Why an island: pages are drawn near the screen and released later. Before, the
 * template shows the same skeleton.
 */
export function PdfViewer({ url, t }: PdfViewerProps) {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const [zoom, setZoom] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt opens it anew
  useEffect(() => {
    let left = false;
    let close: (() => void) | undefined;
    setOpening({ state: 'opening' });
    import('../../host/pdf/openPdf.ts')
      .then(({ openPdf }) => openPdf(url))
      .then(
        (answer) => {
          if (answer.ok && left) answer.value.close();
          if (left) return;
          if (!answer.ok) return setOpening({ state: 'failed', failure: answer.error });
          close = answer.value.close;
          setOpening({ state: 'open', file: answer.value });
        },
        () => !left && setOpening({ state: 'failed', failure: 'blocked' }),
      );
    return () => {
      left = true;
      close?.();
    };
  }, [url, attempt]);

  if (opening.state === 'failed') {
    const retry = () => setAttempt(attempt + 1);
    return <PdfProblem onRetry={retry} t={t} failure={opening.failure} url={url} />;
  }
  if (opening.state === 'opening') {
    return <PdfSkeleton t={t} />;
  }
  const { file } = opening;
  const step = (by: number) => setZoom(Math.min(Math.max(zoom + by, 0), ZOOMS.length - 1));
  const tool = 'flex h-88 w-88 items-center justify-center text-ink-2';
  return (
    <>
      <div className="pdf-tools">
        <p className="flex-1 text-26 text-ink-3">{t('pdf.pages', { n: file.pageCount })}</p>
        <button
          aria-disabled={zoom === 0}
          aria-label={t('pdf.smaller')}
          className={tool}
          onClick={() => step(-1)}
          type="button"
        >
          <Icon className="h-40 w-40" icon={ZoomOut} />
        </button>
        <span aria-live="polite" className="tabular-nums w-88 text-center text-26 text-ink-2">
          {Math.round((ZOOMS[zoom] ?? 1) * 100)}%
        </span>
        <button
          aria-disabled={zoom === ZOOMS.length - 1}
          aria-label={t('pdf.larger')}
          className={tool}
          onClick={() => step(1)}
          type="button"
        >
          <Icon className="h-40 w-40" icon={ZoomIn} />
        </button>
        <a aria-label={t('pdf.open')} className={tool} data-act="download" href={url}>
          <Icon className="h-40 w-40" icon={Download} />
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways when it is larger */}
      <section aria-label={t('pdf.title')} className="pdf-pages" tabIndex={0}>
        {Array.from({ length: file.pageCount }, (_, index) => (
          <PdfPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            key={index}
            file={file}
            name={t('pdf.page', { n: index + 1, of: file.pageCount })}
            number={index + 1}
            zoom={ZOOMS[zoom] ?? 1}
          />
        ))}
      </section>
    </>
  );
}

/** Device pixels per CSS pixel at most; a higher density costs memory without visible gain. */
const DENSITY_MAX = 2;

/** Distance from the screen within which pages are drawn; others release their memory. */
const NEAR = '100% 0px';

interface PdfPageProps {
  readonly file: PdfFile;
  /** Starts at 1. */
  readonly number: number;
  /** Factor; 1 is the width of the screen. */
  readonly zoom: number;
  readonly name: string;
}

/** Renders a page: its box always, its canvas content while it is near the screen. */
function PdfPage({ file, number, zoom, name }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [page, setPage] = useState({ ratio: file.ratio, text: '' });

  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: NEAR,
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the room that is measured follows the zoom
  useEffect(() => {
    const sheet = canvas.current;
    if (!sheet || !box.current) return;
    if (!isNear) {
      // Releases the memory of the canvas.
      sheet.width = 0;
      return;
    }
    const stop = new AbortController();
    const width = box.current.clientWidth * Math.min(devicePixelRatio, DENSITY_MAX);
    void file.draw(number, sheet, width, stop.signal).then((drawn) => {
      if (drawn && !stop.signal.aborted) setPage(drawn);
    });
    return () => stop.abort();
  }, [file, number, isNear, zoom]);

  return (
    <div
      ref={box}
      className="pdf-page"
      style={{ width: `${zoom * 100}%`, paddingTop: `${page.ratio * zoom * 100}%` }}
    >
      <canvas ref={canvas} aria-label={page.text ? `${name}: ${page.text}` : name} role="img" />
    </div>
  );
}
