import type { ApiError } from '../../../src/api/errors.ts';
import { loadSpecial } from '../../../src/api/pages/specialPage.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import type { PageParams } from '../../../src/routes.ts';
import type { SpecialPageData } from '../../../src/screens/specDetail/specialPageData.ts';
import type { PageBaker } from './pageKind.ts';

/**
 * Returns what the page of a special shows: its article, its column and the parts of that. Fails
 * when a part fails, which a reader's own template leaves out: the existing page has it.
 */
export async function loadSpecialPage(
  { client, config }: PageBaker,
  { linkID: linkId = '', id = '' }: PageParams<'specDetail'>,
): Promise<Result<SpecialPageData, ApiError>> {
  const special = await loadSpecial(client, { linkId, id }, config);
  if (!special.ok) return special;
  const missing = special.value.parts.find(({ failed }) => failed);
  if (missing) {
    const message = `column ${missing.column.id} could not be read`;
    return fail({ kind: 'network', message, call: 'getArticles' });
  }
  const { settings } = client;
  return ok({ route: 'specDetail', id, special: special.value, config, settings });
}
