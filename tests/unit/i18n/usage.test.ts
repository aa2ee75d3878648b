import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cn as act } from '../../../src/i18n/actions/cn.ts';
import { cn as voting } from '../../../src/i18n/bigVote/cn.ts';
import { cn as people } from '../../../src/i18n/community/cn.ts';
import { cn as joining } from '../../../src/i18n/join/cn.ts';
import { cn } from '../../../src/i18n/messages/cn.ts';
import { cn as mine } from '../../../src/i18n/mine/cn.ts';
import { cn as searching } from '../../../src/i18n/search/cn.ts';
import type { JoinMessageKey } from '../../../src/i18n/translate.ts';
import type { CreditRole, LiveState } from '../../../src/model/article/articleTypes.ts';
import type { Comment } from '../../../src/model/comment/commentTypes.ts';
import type { SiteTimeLabel } from '../../../src/model/siteTime.ts';
import type { TimeLabel } from '../../../src/model/time.ts';

const ROOT = join(import.meta.dirname, '../../..');
const KEYS = Object.keys({
  ...cn,
  ...act,
  ...people,
  ...joining,
  ...voting,
  ...searching,
  ...mine,
});

type Unit = Exclude<(SiteTimeLabel | TimeLabel)['unit'], 'now' | 'today' | 'weekday' | 'monthDay'>;

/**
 * Keys that are put together in the source: `credit.${role}` and the like. The types make
 * each family whole; a family that is not here fails the test below.
 */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  comment: ['official', 'pinned', 'excellent', 'inReview'] satisfies (keyof Comment)[],
  credit: Object.keys({
    author: true,
    reporter: true,
    correspondent: true,
    intern: true,
    photographer: true,
    graphicDesigner: true,
    planner: true,
    coordinator: true,
    editor: true,
    executiveEditor: true,
    layout: true,
    proofreader: true,
    supervisor: true,
    lastChecker: true,
    approver: true,
    director: true,
    source: true,
  } satisfies Record<CreditRole, true>),
  live: Object.keys({ preview: true, live: true, replay: true } satisfies Record<LiveState, true>),
  time: Object.keys({
    day: true,
    date: true,
    minutes: true,
    hours: true,
    days: true,
    weeks: true,
    months: true,
    years: true,
  } satisfies Record<Unit, true>),
};

/** Where a text in quotes must be a key. */
const PLACES: readonly RegExp[] = [
  /\bt\(\s*['"]([^'"]+)['"]/g,
  /\bk=\{?['"]([^'"]+)['"]/g,
  /\blabel\(\s*t,\s*['"]([^'"]+)['"]/g,
  /<Section\b[^>]*?\btitle=\{?['"]([^'"]+)['"]/g,
  /\bdata-tl?=\{?['"]([^'"]+)['"]/g,
];

const all = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), (match) => match[1] ?? '');

const sources = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT })
  .filter((path) => !/^src.i18n.(messages|actions|community|join|mine)./.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const familiesOf = (text: string) => {
  const names = new Set(KEYS.map((key) => key.split('.')[0] ?? ''));
  return all(/`([a-zA-Z]+)\.\$\{/g, text).filter((name) => names.has(name));
};

describe('the scan', () => {
  it.each([
    ["t('page.back')", ['page.back']],
    ["t(\n  'page.back',\n)", ['page.back']],
    ['<Words t={t} k="page.back" />', ['page.back']],
    ["<Words t={t} k={'page.back'} />", ['page.back']],
    ["{...label(t, 'page.back')}", ['page.back']],
    ['<Section t={t} title="page.back">', ['page.back']],
    ["import('page.back')", []],
    ['<img title="page.back">', []],
  ])('reads %s', (text, keys) => expect(PLACES.flatMap((place) => all(place, text))).toEqual(keys));

  it('finds the key family of a template', () =>
    expect(familiesOf(`k={\`credit.\${role}\`} x={\`other.\${y}\`}`)).toEqual(['credit']));

  it('finds the sources', () => expect(sources.length).toBeGreaterThan(50));
});

describe('the message keys in the source', () => {
  it('all have a message', () => {
    const unknown = sources.flatMap(({ path, text }) =>
      PLACES.flatMap((place) => all(place, text))
        .filter((key) => !KEYS.includes(key))
        .map((key) => `${path}: ${key}`),
    );
    expect(unknown).toEqual([]);
  });

  it('belong to a known family when they are built from a template', () => {
    const unknown = sources.flatMap(({ path, text }) =>
      familiesOf(text)
        .filter((name) => !Object.hasOwn(FAMILIES, name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each(Object.entries(FAMILIES))('have a message for all of %s', (name, members) =>
    expect(
      members.map((member) => `${name}.${member}`).filter((key) => !KEYS.includes(key)),
    ).toEqual([]),
  );
});

describe('the messages', () => {
  it('are all used', () => {
    const used = new Set(
      sources.flatMap(({ text }) => [
        ...all(/['"]([a-zA-Z]+\.[a-zA-Z]+)['"]/g, text),
        ...familiesOf(text).flatMap((name) =>
          (FAMILIES[name] ?? []).map((member) => `${name}.${member}`),
        ),
      ]),
    );
    const unused = (KEYS as JoinMessageKey[]).filter((key) => !used.has(key));
    expect(unused).toEqual([]);
  });
});
