import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../scripts/bake/parseCommand.ts';
import { parsePublishCommand } from '../../../scripts/publish/parsePublishCommand.ts';

const parse = (text: string) => parsePublishCommand(text.split(' ').filter(Boolean));

/** Of a run that has held removals. */
const CODE = 'tdkq2c-9f86d081884c7d65';

describe('npm run publish', () => {
  it.each([
    ['', { kind: 'serve', out: null, compress: null }],
    ['serve --no-compress', { kind: 'serve', out: null, compress: false }],
    ['--compress --out site', { kind: 'serve', out: 'site', compress: true }],
    ['article 12/345 12/346', { bakeArgs: ['--article', '12/345', '--article', '12/346'] }],
    ['column 12 --dry-run', { bakeArgs: ['--column', '12', '--dry-run'] }],
    ['page xyDetail/201', { bakeArgs: ['--page', 'xyDetail/201'] }],
    ['paper 2026-11-20 --compress', { bakeArgs: ['--paper', '2026-11-20'], compress: true }],
    ['release', { kind: 'release', build: null, out: null }],
    ['release newest --out site', { kind: 'release', build: 'newest', out: 'site' }],
    ['release 3f2a', { kind: 'release', build: '3f2a', out: null }],
    [
      'preview 12/345 12/346',
      {
        kind: 'preview',
        articles: [
          { columnId: '12', id: '345' },
          { columnId: '12', id: '346' },
        ],
      },
    ],
    ['site --report r.json', { bakeArgs: ['--all', '--report', 'r.json'] }],
    [`site --allow-removals ${CODE}`, { bakeArgs: ['--all', '--allow-removals', CODE] }],
  ])('understands "%s"', (text, command) => {
    expect(parse(text)).toMatchObject({ ok: true, value: command });
  });

  it.each(['article 12/345', 'column 12', 'page xyDetail/201', 'paper 2026-11-20', 'site'])(
    'publishes "%s" with arguments that npm run bake takes',
    (text) => {
      const parsed = parse(`${text} --dry-run --compress`);
      if (!parsed.ok || parsed.value.kind !== 'once') throw new Error('not understood');
      expect(parseCommand(parsed.value.bakeArgs).ok).toBe(true);
    },
  );

  it.each([
    ['film 3', 'film is not a kind of content.'],
    ['article', 'The event has no ids.'],
    ['article 345', 'article 345 is not COLUMN/ID.'],
    ['article ../../etc', 'article ../../etc is not COLUMN/ID.'],
    ['site 3', 'A site has no ids.'],
    ['serve 3', 'serve takes no ids.'],
    ['release one two', 'release takes one build.'],
    ['release --dry-run', 'release has only the option --out.'],
    ['release --no-compress', 'release has only the option --out.'],
    ['preview', 'preview needs an article, as COLUMN/ID.'],
    ['preview 345', 'preview 345 is not COLUMN/ID.'],
    ['preview 12/../345', 'preview 12/../345 is not COLUMN/ID.'],
    ['preview 12/345 --dry-run', 'preview has no options.'],
    ['--dry-run', '--dry-run, --report and --allow-removals need a kind, such as site.'],
    [
      `--allow-removals ${CODE}`,
      '--dry-run, --report and --allow-removals need a kind, such as site.',
    ],
    ['--nothing', expect.stringContaining("'--nothing'")],
  ])('refuses "%s"', (text, error) => {
    expect(parse(text)).toEqual({ ok: false, error });
  });
});
