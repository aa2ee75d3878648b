import { runCommand } from '../run/runCommand.ts';
import { addOutcomes, FAILED, type Outcome, PASSED } from './step.ts';

/** Runs tools in parallel; each counts as one test and prints output only when it fails. */
export async function runTools(...commands: readonly (readonly string[])[]): Promise<Outcome> {
  return addOutcomes(await Promise.all(commands.map(runTool)));
}

async function runTool([program = '', ...args]: readonly string[]): Promise<Outcome> {
  const { code, text } = await runCommand(program, args, { output: 'keep' });
  if (code === 0) return PASSED;
  console.log(`${text.trim()}\n\n${program} ${args.join(' ')} failed (${code})`);
  return FAILED;
}
