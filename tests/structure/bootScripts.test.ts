import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paramNames, ROUTES, type RouteRow, routeFile } from '../../src/routes.ts';

const FOLDER = join(import.meta.dirname, '../../src/boot');
const rows: Readonly<Record<string, RouteRow>> = ROUTES;

/** The inline scripts of templates that contain the path of their route themselves. */
const scripts = globSync('*.ts', { cwd: FOLDER }).flatMap((file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const [path] = /'\/[\w/{}?]+\.html'/.exec(text) ?? [];
  return path ? [{ route: basename(file, '.ts'), path: path.slice(1, -1), text }] : [];
});

describe('inline scripts that contain their own row of the route table', () => {
  it('exist', () => expect(scripts.length).toBeGreaterThan(20));

  it.each(scripts)('$route: parses paths as the route table does', ({ route, path, text }) => {
    const row = rows[route] ?? { path: '' };
    const isLeft = row.fill === 'left';
    const own = paramNames(row);
    // Parameters before these are read from the query alone.
    const said = paramNames({ path });
    expect(routeFile({ path })).toBe(routeFile(row));
    expect(isLeft ? said : said.slice(said.length - own.length)).toEqual(own);
    expect(/\bfill: 'left'|,\s*'left',?\s*\)/.test(text)).toBe(isLeft);
  });
});
