import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bake } from '../bake/bake.ts';
import { pageFile } from '../bake/pageRef.ts';
import type { BenchSite } from './benchSite.ts';
import { formatBytes, formatTable } from './numbers.ts';

/** Measures every page kind and every chunk of the build, compressed as a CDN sends them. */
export async function benchBytes(site: BenchSite): Promise<string> {
  const { buildsDir, clientDir, settings } = site;
  const templates = await listFiles(clientDir, '.html');
  const [article] = await site.generate(1);
  if (!article) throw new Error('no article');
  await bake({
    settings,
    buildsDir,
    outDir: clientDir,
    select: { kind: 'articles', articles: [article] },
  });
  const pages = [
    ...templates.map((name) => ({ name: `${name} (template)`, file: path.join(clientDir, name) })),
    { name: 'newsDetail (baked)', file: pageFile(clientDir, article) },
  ];
  const assets = path.join(clientDir, '_astro');
  const chunks = await listFiles(assets, '.js');
  const html = await Promise.all(pages.map(({ name, file }) => measure(name, file)));
  const js = await Promise.all(chunks.map((name) => measure(name, path.join(assets, name))));
  js.sort((a, b) => b.brotli - a.brotli);
  return [
    formatTable(['page', 'bytes', 'gzip', 'brotli'], html.map(row)),
    formatTable(['chunk', 'bytes', 'gzip', 'brotli'], [...js, sum('all chunks', js)].map(row)),
  ].join('\n\n');
}

interface Size {
  readonly name: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Measures a file at the best quality, because a CDN compresses it once for all readers. */
async function measure(name: string, file: string): Promise<Size> {
  const bytes = await readFile(file);
  const gzip = gzipSync(bytes, { level: 9 }).length;
  return { name, raw: bytes.length, gzip, brotli: brotliCompressSync(bytes).length };
}

const sum = (name: string, sizes: readonly Size[]): Size =>
  sizes.reduce(
    (total, { raw, gzip, brotli }) => ({
      name,
      raw: total.raw + raw,
      gzip: total.gzip + gzip,
      brotli: total.brotli + brotli,
    }),
    { name, raw: 0, gzip: 0, brotli: 0 },
  );

const row = ({ name, raw, gzip, brotli }: Size): string[] => [
  name,
  formatBytes(raw),
  formatBytes(gzip),
  formatBytes(brotli),
];

async function listFiles(folder: string, ending: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(ending)).sort();
}
