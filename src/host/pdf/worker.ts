/** The library's worker, on old engines too. */
import './oldEngines.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
