import { describe, expect, it } from 'vitest';
import { attributeOf, scanTags } from '../../scripts/build/scanTags.ts';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { readLiveHomeTemplate } from '../helpers/liveBuild.ts';
import { ROUTE_RECORDS, type RouteRecord } from '../helpers/routeRecords.ts';
import { brotliSize } from '../helpers/traffic.ts';

interface Limit {
  readonly bytes: number;
  readonly files: number;
  /** Other templates need no React (decisions 0043, 0045 and 0049). */
  readonly hasReact?: true;
}

/** What a template requests before its content. */
const LIMITS: Readonly<Record<RouteRecord['weight'], Limit>> = {
  article: { bytes: 35_000, files: 6 },
  single: { bytes: 52_500, files: 22 },
  list: { bytes: 48_500, files: 19 },
  /** A column or a special. */
  column: { bytes: 53_500, files: 25 },
  /** A reader's ticket: the messages of where readers take part, and what draws its code. */
  ticket: { bytes: 61_500, files: 24 },
  /** The calls of everything that a site may offer, each of which another page has too. */
  services: { bytes: 53_500, files: 29 },
  react: { bytes: 146_000, files: 41, hasReact: true },
  /** What belongs to the reader, with the code of its lists and settings. */
  mine: { bytes: 162_000, files: 50, hasReact: true },
};

/** The front page is baked over its template. */
const homeTemplate = await readLiveHomeTemplate();

const IS_REACT = /react\.transitional\.element|react-dom/;

interface Script {
  readonly isReact: boolean;
  readonly bytes: number;
}

/** Many templates request the same scripts. */
const scripts = new Map<string, Script>();

function readScript(name: string): Script {
  const known = scripts.get(name);
  if (known) return known;
  const text = readBuilt(name);
  const script = { isReact: IS_REACT.test(text), bytes: brotliSize(text) };
  scripts.set(name, script);
  return script;
}

/** Returns the scripts that a page names in its preloads. */
const listPreloads = (html: string): readonly Script[] =>
  scanTags(html)
    .filter((tag) => tag.name === 'link' && attributeOf(tag, 'rel') === 'modulepreload')
    .map((tag) => readScript(attributeOf(tag, 'href')?.replace(/^.*\/_astro\//, '_astro/') ?? ''));

describe.each(ROUTE_NAMES)('the template of %s, before its content,', (route) => {
  const html = route === 'home' ? homeTemplate : readBuilt(`${routeFile(ROUTES[route])}.html`);
  const files = listPreloads(html);
  const { hasReact = false, ...limit } = LIMITS[ROUTE_RECORDS[route].weight];

  // Those without data have nothing to request.
  if (ROUTE_RECORDS[route].faults !== 'none')
    it('requests its data by an inline script', () => expect(html).toContain('__early'));

  it(hasReact ? 'is rendered by React' : 'needs no React', () => {
    expect(files.some(({ isReact }) => isReact)).toBe(hasReact);
  });

  it(`needs at most ${limit.files} files and ${limit.bytes} bytes of JavaScript`, () => {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    expect(files.length).toBeGreaterThan(0);
    expect({ files: files.length, bytes }).toEqual({
      files: expect.toSatisfy((count: number) => count <= limit.files),
      bytes: expect.toSatisfy((size: number) => size <= limit.bytes),
    });
  });
});
