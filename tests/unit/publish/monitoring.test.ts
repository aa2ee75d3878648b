import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createPublisherMetrics } from '../../../scripts/publish/publisherMetrics.ts';
import { createSupervisorMetrics } from '../../../scripts/publish/sites/supervisorMetrics.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const RULES = 'scripts/deploy/prometheus-rules.yml';
const DASHBOARD = 'scripts/deploy/grafana-dashboard.json';
const PAGE = 'src/docs/operate/monitoring.md';
/** Not on every machine. */
const PROMTOOL = 'promtool';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const unique = (names: Iterable<string>) => [...new Set(names)].sort();

/** The metrics of the publisher itself, as they are described. */
const described = [
  await createPublisherMetrics().format(),
  await createSupervisorMetrics().format([], new Map()),
]
  .join('\n')
  .matchAll(/^# TYPE (\w+)/gm);
const exported = unique([...described].flatMap(([, name = '']) => name));
const own = exported.filter((name) => name.startsWith('publisher_'));

/** Returns the metrics that a text names; a histogram by its own name. */
const findMetrics = (text: string) =>
  unique(
    [...text.matchAll(/\b(?:publisher|process|nodejs)_[a-z_]+\b/g)].map(([name]) =>
      name.replace(/^(publisher_lag_seconds)_(bucket|sum|count)$/, '$1'),
    ),
  );

describe.each([RULES, DASHBOARD])('%s', (file) => {
  it('names only metrics that the publisher has', () => {
    const named = findMetrics(read(file));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !exported.includes(name))).toEqual([]);
  });
});

it('the dashboard shows every metric of the publisher', () => {
  const { panels } = JSON.parse(read(DASHBOARD)) as {
    readonly panels: readonly { readonly id: number; readonly targets: unknown }[];
  };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const shown = findMetrics(JSON.stringify(panels.map(({ targets }) => targets)));
  expect(own.filter((name) => !shown.includes(name))).toEqual([]);
});

it('every alert says what is wrong, whether it wakes a person, and what to do', () => {
  const [, ...alerts] = read(RULES).split('- alert: ');
  expect(alerts.length).toBeGreaterThan(10);
  const page = read(PAGE);
  for (const alert of alerts) {
    const name = alert.split('\n', 1).join();
    expect(alert, name).toMatch(/\n {8}expr: [\s\S]+\n {10}severity: (page|ticket)\n/);
    expect(alert, name).toMatch(/\n {10}summary: .+\.\n/);
    expect(page).toMatch(new RegExp(`^\\|[^|]*\\b${name}\\b[^|]*\\|`, 'm'));
  }
});

it('promtool accepts the alert rules', ({ skip }) => {
  const { error, status, stdout, stderr } = spawnSync(PROMTOOL, [
    'check',
    'rules',
    path.join(ROOT, RULES),
  ]);
  skip(error !== undefined, 'promtool is not installed: the rules are only read');
  expect(`${stdout}${stderr}`).toContain('SUCCESS');
  expect(status).toBe(0);
});

it('promtool accepts the metrics of a publisher', async ({ skip }) => {
  const { error, status, stdout, stderr } = spawnSync(PROMTOOL, ['check', 'metrics'], {
    input: await createPublisherMetrics().format(),
  });
  skip(error !== undefined, 'promtool is not installed: the metrics are only read');
  expect(`${stdout}${stderr}`).toBe('');
  expect(status).toBe(0);
});

describe(`${PAGE}`, () => {
  it('describes every metric of the publisher, and no other', () => {
    const [, section = ''] = /## Metrics\n([\s\S]*?)\n## /.exec(read(PAGE)) ?? [];
    expect(findMetrics(section)).toEqual(own);
  });

  it('lists every event of the log', () => {
    const [, log = ''] = read(PAGE).split('## The log');
    const events = globSync('scripts/publish/**/*.ts', { cwd: ROOT }).flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?:event: (?:\w+ \? '(?<other>[a-z-]+)' : )?|reportError\()'(?<name>[a-z-]+)'/g,
        ),
      ].flatMap(({ groups }) => [groups?.name ?? [], groups?.other ?? []].flat()),
    );
    expect(events.length).toBeGreaterThan(30);
    expect(unique(events).filter((event) => !log.includes(`\`${event}\``))).toEqual([]);
  });
});
