import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');

/** Returns the components that an `.astro` file hydrates, each with the file it is imported from. */
function listHydrated(text: string): readonly string[] {
  const names = text.matchAll(/<([A-Z]\w*)(?=[^<]*?\sclient:\w)/g);
  return Array.from(names, ([, name = '']) => {
    const from = new RegExp(`\\bimport \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(
      text,
    )?.[1];
    return `${name}: ${from}`;
  });
}

/** React's own hooks and ours; `useId` has no state. */
const HOOK = /\buse(?!Id\b)(?:[A-Z]\w*)?(?:<[^>(]*>)?\(/;
/** A store that exists once; one that a function creates belongs to what the function returns. */
const STORE = /^(?:export )?const \$\w+ = (?:atom|map|computed)\b/m;

/** Stores outside of `state`, and why. */
const STORES: Readonly<Record<string, string>> = {
  'elements/audio/showBarOutOfView.ts': 'contains a player, and state may not import elements',
  // Services change these themselves, and may not import state.
  'services/outbox/markStore.ts': 'changed by the outbox',
  'services/outbox/outbox.ts': 'the outbox',
  'services/session/login.ts': 'opened by the session of calls',
  'services/session/memberSession.ts': 'read by the outbox, the host and the profile',
  'services/session/messengerLoginFlow.ts': 'read by the login of the messenger',
  'services/share.ts': 'read by the statistics',
  'services/sheets.ts': 'changed by the member session',
};

describe('hydration, hooks and stores', () => {
  it.each([
    ["import { A } from './A.tsx';\n<A rows={1 > 0} client:near />", ['A: ./A.tsx']],
    ['import { A, B } from \'./A.tsx\';\n<A />\n<B slot="b"\n  client:load />', ['B: ./A.tsx']],
    ["import { A } from './A.tsx';\n<A><p /></A>", []],
  ])('are found in %s', (text, hydrated) => expect(listHydrated(text)).toEqual(hydrated));

  it('hydrate only islands', () => {
    const hydrated = globSync('**/*.astro', { cwd: SRC }).flatMap((file) =>
      listHydrated(read(file)).map((one) => `${file} ${one}`),
    );
    expect(hydrated.length).toBeGreaterThan(15);
    expect(hydrated.filter((one) => !one.endsWith('.island.tsx'))).toEqual([]);
  });

  it('use no hook in src/ui: a component there depends on its properties alone', () =>
    expect(
      globSync('ui/**/*.{ts,tsx}', { cwd: SRC }).filter((file) => HOOK.test(read(file))),
    ).toEqual([]));

  it('keep stores in src/state, but for those that what is below it needs', () =>
    expect(
      globSync('**/*.{ts,tsx}', { cwd: SRC })
        .filter((file) => !/^state\/|\.state\.ts$/.test(file) && STORE.test(read(file)))
        .sort(),
    ).toEqual(Object.keys(STORES)));
});
