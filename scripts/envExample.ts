import { writeFileSync } from 'node:fs';
import { formatEnvExample } from './settings.ts';

/** Writes the committed `.env.example` anew after a change of src/settings.ts. */
writeFileSync(new URL('../.env.example', import.meta.url), formatEnvExample());
