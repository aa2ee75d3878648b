/** The PDF library's worker, with the polyfills for old engines. */
import './pdfPolyfills.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
