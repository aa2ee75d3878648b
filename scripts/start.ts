/** `npm start`: builds what changed, starts the embedded origin, bakes all, serves. */

import { keepCompiledCode } from './run/compiledCode.ts';

keepCompiledCode();
const { startAndShow } = await import('./run/startAndShow.ts');
await startAndShow();
