import { writeFileSync } from 'node:fs';
import { formatEnvExample } from './settings.ts';

/** Writes `.env.example`; run it after a change in src/settings. */
writeFileSync(new URL('../.env.example', import.meta.url), formatEnvExample());
