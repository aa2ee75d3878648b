import { setFlagsFromString } from 'node:v8';
import ts from 'typescript';

/** An expression of the source code: `/pattern/flags`. */
export interface Expression {
  readonly pattern: string;
  readonly flags: string;
}

/** A line may have an expression with a repetition: files without one need no tree. */
const MAY_REPEAT = /\/[^/*\n][^\n]*(?:[*+]|,\})[^\n]*\//;

/** Returns the expressions with an unlimited repetition in a source file. */
export function findExpressions(name: string, source: string): readonly Expression[] {
  if (!MAY_REPEAT.test(source)) return [];
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const pattern = node.text.slice(1, end);
      if (/[*+]|,\}/.test(pattern)) found.push({ pattern, flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest));
  return found;
}

setFlagsFromString('--allow-natives-syntax');
/** V8's expression that gives up, as if it did not match, after a number of steps back. */
const createLimited: (pattern: string, flags: string, limit: number) => RegExp = new Function(
  'pattern',
  'flags',
  'limit',
  'return %NewRegExpWithBacktrackLimit(pattern, flags, limit)',
) as never;

/** A class, an escape, an opening, a name of a group or a sign, with the repetition after it. */
const TOKEN =
  /(\[(?:[^\]\\]|\\.)*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c.|\\\d+|\\.|\((?:\?(?:<?[=!]|<\w+>|:))?|[\s\S])([*+?]|\{\d+(?:,\d*)?\})?/gi;

/**
 * Returns the pattern with an empty group in everything that is repeated. V8 compiles repetitions of
 * plain characters to loops whose steps it does not count; with a group in them it counts.
 */
function makeCountable(pattern: string): string {
  /** The new number of each group. */
  const numbers = [0];
  let groups = 0;
  return pattern.replace(TOKEN, (token, one: string, times = '') => {
    if (/^\((?!\?[:=!]|\?<[=!])/.test(one)) {
      groups += 1;
      numbers.push(groups);
      return token;
    }
    if (one.startsWith('(')) return token;
    const sent = /^\\[1-9]/.test(one) ? `\\${numbers[Number(one.slice(1))]}` : one;
    if (times === '') return sent;
    groups += 1;
    return one === ')' ? `())${times}` : `(?:${sent}())${times}`;
  });
}

/**
 * Returns a function that says whether an expression finds its first match in a text, or that there is
 * none, within a number of steps: times depend on the machine, steps do not.
 */
export function createStepLimit(
  { pattern, flags }: Expression,
  limit: number,
): (text: string) => boolean {
  const anchor = flags.includes('y') ? '^' : '';
  // The end of the text is a match, too, so that only an expression that gave up has none.
  const limited = createLimited(
    `${anchor}(?:${makeCountable(pattern)})|(?![^])`,
    flags.replace(/[gy]/g, ''),
    limit,
  );
  return (text) => limited.exec(text) !== null;
}
