import { useEffect, useRef, useState } from 'react';
import type { PdfFile } from '../../host/pdf/openPdf.ts';

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
export function PdfPage({ file, number, zoom, name }: PdfPageProps) {
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
