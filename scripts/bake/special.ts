import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { loadSpecial } from '../../src/api/pages/specialPage.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import type { SiteConfig } from '../../src/model/site/types.ts';
import type { SpecialLocals } from '../../src/screens/specDetail/locals.ts';
import type { PageRef } from './types.ts';

/** What the page of a special shows: its article was answered, its column and parts are asked for. */
export async function loadSpecialLocals(
  client: Client,
  config: SiteConfig,
  { columnId: linkId, id }: PageRef,
): Promise<Result<SpecialLocals, ApiError>> {
  const special = await loadSpecial(client, { linkId, id }, config);
  if (!special.ok) return special;
  // A reader may have a special without one of its parts; a page that stands is better than that.
  const hole = special.value.parts.find(({ failed }) => failed);
  if (hole) {
    const message = `column ${hole.column.id} could not be read`;
    return fail({ kind: 'network', message, call: 'getArticles' });
  }
  const { settings } = client;
  return ok({ route: 'specDetail', id, special: special.value, config, settings });
}
