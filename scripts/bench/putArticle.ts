import type { PageRef } from '../bake/pageRef.ts';
import type { BenchSite } from './benchSite.ts';

/** Publishes an article at the benchmark's origin; `fields` are those of `SampleArticle`. */
export async function putArticle(
  { settings }: BenchSite,
  { params }: PageRef<'newsDetail'>,
  fields: object,
): Promise<void> {
  const ids = { id: Number(params.id), column: Number(params.columnId) };
  const answer = await fetch(new URL('/control/article', settings.apiUrl), {
    method: 'POST',
    body: JSON.stringify({ at: '2026-11-20 08:00', ...ids, ...fields }),
  });
  if (!answer.ok) throw new Error(`the origin refused the article: ${await answer.text()}`);
}
