import { writeFileSync } from 'node:fs';
import { formatCallDocument } from './docs/formatCallDocument.ts';

/** Writes `src/docs/calls.md`; run it after a change of a call, its users or its tests. */
writeFileSync(new URL('../src/docs/calls.md', import.meta.url), await formatCallDocument());
