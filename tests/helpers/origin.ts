import { readTestPorts } from '../../scripts/test/environment.ts';

/** How the embedded origin misbehaves (scripts/origin/faults.ts). */
export interface Fault {
  /** A regular expression for path and query; name the ids of your test, since others run beside it. */
  readonly path: string;
  readonly kind: 'delay' | 'status' | 'html' | 'half' | 'drop' | 'garble';
  readonly ms?: number;
  readonly code?: number;
  readonly times?: number;
}

const control = (name: string) => `http://localhost:${readTestPorts().origin}/control/${name}`;

/** Makes the tested site's origin misbehave until it was met `times` times. */
export async function injectFault(fault: Fault): Promise<void> {
  const answer = await fetch(control('fault'), { method: 'POST', body: JSON.stringify(fault) });
  if (!answer.ok) throw new Error(`the origin refused the fault: ${await answer.text()}`);
}
