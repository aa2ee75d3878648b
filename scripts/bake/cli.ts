/** `npm run bake` (see `parseCommand.ts` for its arguments). */
import { asksForHelp } from '../run/asksForHelp.ts';
import { BAKE_USAGE } from './bakeUsage.ts';

if (asksForHelp(process.argv.slice(2))) console.log(BAKE_USAGE);
else {
  // Only for a command that does something.
  const { keepCompiledCode } = await import('../run/compiledCode.ts');
  keepCompiledCode();
  await import('./bakeProgram.ts');
}
