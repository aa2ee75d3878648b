import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOSTILE_PIECES } from '../helpers/hostilePieces.ts';
import { createStepLimit, type Expression, findExpressions } from './countSteps.ts';

/*
 * Expressions that read a text of any length take a number of steps in proportion to it: a server that
 * sends 200 KB of one sign must not stop a process or a reader's tab.
 */

const ROOT = join(import.meta.dirname, '../..');
const FILES = [
  'src/{*,!(settings)/**/*}.{ts,tsx}',
  'scripts/{bake,publish,purge,release,serve,sites,targets}/**/*.ts',
];

const STARTS = ['', '="', "='", '<a '];
const ENDS = ['', '!\n', 'a'];
const LENGTH = 2_000;
/**
 * Limited repetitions such as `{1,12}` take many steps for each character, up to 200 in a process with so
 * much code of expressions that V8 compiles without its shortcuts (`--no-regexp-optimization`).
 */
const STEPS_PER_CHARACTER = 250;

/** Returns the words and signs that a pattern names, by which its repetitions begin. */
const piecesOf = ({ pattern }: Expression): readonly string[] => [
  ...new Set(pattern.replace(/\\([^\w])|\\[a-z]/gi, '$1').match(/[^()[\]{}|?*+^$]+/g)),
];

function findLongSearch(expression: Expression): string | undefined {
  const isWithin = createStepLimit(expression, LENGTH * STEPS_PER_CHARACTER);
  const own = piecesOf(expression);
  const ends = /\$|\(\?[=!]|\\b/.test(expression.pattern) ? ENDS : [''];
  for (const start of [...STARTS, ...own]) {
    for (const piece of [...HOSTILE_PIECES, ...own, ...own.map((one) => `${one} `)]) {
      for (const end of ends) {
        const text = start + piece.repeat(LENGTH / piece.length) + end;
        if (!isWithin(text)) return `${start}, then ${piece.slice(0, 20)} many times, then ${end}`;
      }
    }
  }
  return undefined;
}

describe('the number of steps', () => {
  it.each([
    ['', /a*$/],
    ['', /\s+$/],
    ['', /<!--.*?-->/s],
    ['', /^\w+(?:[-_]\w+)+$/],

    ['', /(?:ab)+$/],
  ])('%s is too large', (_, { source, flags }) =>
    expect(findLongSearch({ pattern: source, flags })).toBeDefined(),
  );
});

/** Reads 20,000 characters at most. */
const LIMITED = 'src/model/dropHidden.ts';

describe('expressions that read texts of any length', () => {
  const files = globSync(FILES, { cwd: ROOT }).filter((file) => file !== LIMITED);
  const found = files.flatMap((file) =>
    findExpressions(file, readFileSync(join(ROOT, file), 'utf8')).map(
      (expression) => [file, expression] as const,
    ),
  );

  it('take steps in proportion to its length', () => {
    expect(found.length).toBeGreaterThan(200);
    const long = found.flatMap(([file, expression]) => {
      const text = findLongSearch(expression);
      return text === undefined
        ? []
        : [`${file}: /${expression.pattern}/: ${JSON.stringify(text)}`];
    });
    expect(long).toEqual([]);
  });
});
