import { writeFileSync } from 'node:fs';
import { formatEnvExample } from './settings.ts';

/** Writes `.env.example`; run it after a change of src/settings.ts. */
writeFileSync(new URL('../.env.example', import.meta.url), formatEnvExample());
