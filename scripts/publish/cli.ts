/** `npm run publish` (see `parsePublishCommand.ts` for its arguments). */
import { asksForHelp } from '../run/asksForHelp.ts';
import { PUBLISH_USAGE } from './publishUsage.ts';

if (asksForHelp(process.argv.slice(2))) console.log(PUBLISH_USAGE);
else {
  // Only for a command that does something.
  const { keepCompiledCode } = await import('../run/compiledCode.ts');
  keepCompiledCode();
  await import('./publishProgram.ts');
}
