/** The PDF library's worker, with the polyfills for old engines. */
import './oldEngines.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
