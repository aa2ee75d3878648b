import { describe, expect, it } from 'vitest';
import { parseBenchCommand } from '../../../scripts/bench/args.ts';
import { formatTable, median, percentile } from '../../../scripts/bench/numbers.ts';
import { withoutScripts } from '../../../scripts/bench/withoutScripts.ts';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  it.each([
    [hundred, 0.5, 50],
    [hundred, 0.95, 95],
    [hundred, 1, 100],
    [[7], 0.95, 7],
    [[3, 1, 2], 0.5, 2],
    [[], 0.5, Number.NaN],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });

  it('does not change the order of its values', () => {
    const values = [10, 9, 100];
    expect(median(values)).toBe(10);
    expect(values).toEqual([10, 9, 100]);
  });
});

describe('the floor of a page', () => {
  const page = [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta http-equiv="content-security-policy" content="script-src \'sha256-old\'">',
    '<link rel="modulepreload" href="/a.js"><link rel="stylesheet" href="/a.css">',
    '<script>let a = "<p>";</script><style>p{margin:0}</style></head>',
    '<body><p>正文</p><script type="module" src="/a.js"></script></body></html>',
  ].join('\n');

  it('has no script and the same text', () => {
    const floor = withoutScripts(page);
    expect(floor).not.toMatch(/<script|modulepreload/);
    expect(floor).toContain('<p>正文</p>');
    expect(floor).toContain('rel="stylesheet"');
  });

  it('has a policy that allows its style and no script', () => {
    const floor = withoutScripts(page);
    expect(floor.match(/content-security-policy/g)).toHaveLength(1);
    expect(floor).toMatch(/style-src 'self' 'sha256-/);
    expect(floor).not.toContain('sha256-old');
  });
});

describe('a table', () => {
  it('aligns names to the left and numbers to the right', () => {
    const table = formatTable(
      ['what', 'ms'],
      [
        ['a', '1.0'],
        ['bcdefg', '100'],
      ],
    );
    expect(table).toBe('what     ms\n------  ---\na       1.0\nbcdefg  100');
  });
});

describe('the command line of bench', () => {
  it.each([
    [
      [],
      {
        sections: [
          'bake',
          'publish',
          'bytes',
          'pages',
          'templates',
          'interact',
          'scroll',
          'search',
          'lists',
          'uploads',
        ],
        counts: [1_000, 10_000],
        articles: 5_000,
        runs: 5,
      },
    ],
    [['--only', 'bytes'], { sections: ['bytes'] }],
    [['--only', 'pages', '--only', 'bake'], { sections: ['bake', 'pages'] }],
    [['--count', '50', '--runs', '1'], { counts: [50], runs: 1 }],
    [['--articles', '300000'], { articles: 300_000 }],
  ])('%j', (args, expected) => {
    expect(parseBenchCommand(args)).toMatchObject({ ok: true, value: expected });
  });

  it.each([
    ['--only', 'speed'],
    ['--count', '0'],
    ['--count', '1e9'],
    ['--articles', '500001'],
    ['--runs', '26'],
    ['--fast'],
  ])('refuses %s %s', (...args) => {
    expect(parseBenchCommand(args.filter(Boolean)).ok).toBe(false);
  });
});
