/**
 * Checks the types of all files. Each `.astro` file is converted to modules in a folder that
 * TypeScript reads as if it lay over `src` (`rootDirs`), because its compiler knows no other languages.
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import { ROOT, runCommand } from '../run/runCommand.ts';
import { FAILED, type Outcome, PASSED } from './step.ts';

const FOLDER = path.join(ROOT, '.cache', 'types');
/** The native compiler; packages need version 6, whose program has the same name. */
const COMPILER = path.join(ROOT, 'node_modules', 'typescript-7', 'bin', 'tsc');
/** Finds the line of a source by a line of the module that was made of it. */
type FindLine = (line: number) => number;

/** Checks all files, and prints the errors. */
export async function checkTypes(): Promise<Outcome> {
  await rm(FOLDER, { recursive: true, force: true });
  const sources = globSync('src/**/*.astro', { cwd: ROOT });
  const converted = new Map<string, FindLine>();
  for (const name of sources) converted.set(name, await convert(name));
  const { code, text } = await runCommand(COMPILER, [], { output: 'keep' });
  if (code === 0) return PASSED;
  const position = /^\.cache\/types\/(.+\.astro)\.(tsx|\d+\.ts)\((\d+),\d+\)/gm;
  console.log(
    text.replace(position, (_, name: string, kind: string, line: string) => {
      const find = kind === 'tsx' ? converted.get(name) : undefined;
      return `${name}:${find?.(Number(line)) ?? line}`;
    }),
  );
  return FAILED;
}

/** Makes a module of the frontmatter and the template of an `.astro` file, and one of each script. */
async function convert(name: string): Promise<FindLine> {
  const source = await readFile(path.join(ROOT, name), 'utf8');
  const { code, scripts, mappings } = convertToTsx(source, { filename: name });
  const file = path.join(FOLDER, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.tsx`, code);
  for (const [at, { content, position }] of scripts.entries()) {
    // Below as many lines as in the source.
    const above = '\n'.repeat(lineAt(source, position.start) - 1);
    await writeFile(`${file}.${at}.ts`, above + content);
  }
  return (line) => {
    const mapped = mappings.findLast(([start]) => lineAt(code, start) <= line);
    return mapped === undefined ? 1 : lineAt(source, mapped[2]) + line - lineAt(code, mapped[0]);
  };
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
