import { runCommand } from '../run/command.ts';
import { addOutcomes, FAILED, type Outcome, PASSED } from './step.ts';

const LIMIT_MS = 180_000;

/** Runs tools one after the other; each is one test, and speaks only when it fails. */
export async function runTools(...commands: readonly (readonly string[])[]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const [program = '', ...args] of commands) {
    const { code, text } = await runCommand(program, args, { output: 'keep', limitMs: LIMIT_MS });
    if (code !== 0) console.log(`${text.trim()}\n\n${program} ${args.join(' ')} failed (${code})`);
    outcomes.push(code === 0 ? PASSED : FAILED);
  }
  return addOutcomes(outcomes);
}
