import { useEffect, useRef, useState } from 'react';
import type { PdfFile } from '../../host/pdf/open.ts';

/** Beyond this a screen shows no more than it can. */
const DENSITY_MAX = 2;
/** Pages this far from the screen are drawn, and let go of beyond it. */
const NEAR = '100% 0px';

interface PageOfPdfProps {
  readonly file: PdfFile;
  /** From 1 on. */
  readonly number: number;
  /** 1 is the width of the screen. */
  readonly zoom: number;
  readonly name: string;
}

/** A page: its room from the start, its picture while it is near. */
export function PageOfPdf({ file, number, zoom, name }: PageOfPdfProps) {
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
      // Gives its memory back.
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
