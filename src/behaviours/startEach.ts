import type { Behaviour, BehaviourPage } from './behaviour.ts';

/** Starts the behaviours that the page has. One that fails is named on the console; the others run. */
export function startEach<T>(behaviours: readonly Behaviour<T>[], page: BehaviourPage, t: T): void {
  for (const { name, when, start } of behaviours) {
    // An async function turns what is thrown at once into a rejection, too.
    const run = async () => (!when || when(page)) && start(page, t);
    run().catch((error: unknown) => console.error(name, error));
  }
}
