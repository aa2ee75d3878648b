import type { AdSlot } from '../../model/ads/normaliseAds.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { decideColumnTarget } from '../../model/column/columnTarget.ts';
import type { ColumnData, ColumnPage, HomeData, Module } from '../../model/column/columnTypes.ts';
import { ok, type Result } from '../../model/result.ts';
import type { Column, SiteConfig } from '../../model/site/siteTypes.ts';
import { getColAdvs } from '../calls/bookedAds.ts';
import { getArticles, getColumn, getColumns, moduleView } from '../calls/columns.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import type { ListPart } from '../listSource.ts';

/** An empty page, for specials and columns with a single list. */
export const NO_PAGE: ColumnPage = {
  carousel: [],
  list: [],
  modules: [],
  topModule: null,
  live: [],
  ads: [],
  hasMore: false,
};

/** Loads the visible sub-columns of a column; [] when that fails. */
export async function loadChildren(
  client: Client,
  columnId: string,
  options?: CallOptions,
): Promise<readonly Column[]> {
  const answer = await getColumns(client, { parentColumnId: columnId }, options);
  return answer.ok ? filterNamed(answer.value) : [];
}

const filterNamed = (columns: readonly Column[]): readonly Column[] =>
  columns.filter(({ name }) => name !== '');

/**
 * Loads the first screen of a column, for the baker and the page: its articles with the items
 * of modules that came without, its sub-columns and its advertisement. Fails only when the
 * articles fail; `column` is loaded when only its id is given.
 */
export async function loadColumn(
  client: Client,
  column: Column | string,
  config: SiteConfig,
  options?: CallOptions,
): Promise<Result<ColumnData, ApiError>> {
  const id = typeof column === 'string' ? column : column.id;
  const asked =
    typeof column === 'string' ? getColumn(client, { columnId: id }, options) : ok(column);
  const [known, children, page, ad] = await Promise.all([
    asked,
    loadChildren(client, id, options),
    loadFirstPage(client, id, options, asked),
    loadAd(client, id, config, options),
  ]);
  if (!known.ok) return known;
  if (!page.ok) return page;
  return ok({ column: known.value, children, page: page.value, ad });
}

/**
 * Loads page 0 with modules and advertisements. Only a column of questions has modules of topics and
 * questions (product 9.1); `column` is absent for a list that is none.
 */
export async function loadFirstPage(
  client: Client,
  columnId: string,
  options?: CallOptions,
  column?: AskedColumn | Promise<AskedColumn>,
): Promise<Result<ColumnPage, ApiError>> {
  const [page, questions] = await Promise.all([
    getArticles(client, { columnId, withAds: true }, options),
    loadQuestions(client, column, options),
  ]);
  if (!page.ok) {
    // Some servers refuse an empty list (wire 2.4).
    return page.error.kind === 'empty' ? ok(NO_PAGE) : page;
  }
  const modules = await Promise.all(
    page.value.modules.map((module) => fillModule(client, module, options)),
  );
  return ok({ ...page.value, modules: [...questions, ...modules] });
}

type AskedColumn = Result<Column, ApiError>;

/** Loads the modules of a column of questions; [] for all other columns, which do not need the code. */
async function loadQuestions(
  client: Client,
  column: AskedColumn | Promise<AskedColumn> | undefined,
  options?: CallOptions,
): Promise<readonly Module[]> {
  const known = await column;
  if (!known?.ok || decideColumnTarget(known.value).kind !== 'questions') return [];
  try {
    const { getQuestionModules } = await import('../calls/questionModules.ts');
    const answer = await getQuestionModules(client, { columnId: known.value.id }, options);
    return answer.ok ? answer.value : [];
  } catch {
    // Its code did not load: the articles of the column remain.
    return [];
  }
}

/** Loads the items of a module that came without them (wire 9.4). */
async function fillModule(client: Client, module: Module, options?: CallOptions): Promise<Module> {
  if (module.items.length > 0 || module.id === '') return module;
  const answer = await moduleView(client, { id: module.id, name: module.name }, options);
  if (!answer.ok) return module;
  const { items: _, kind: __, ...head } = module;
  return { ...answer.value, ...head };
}

async function loadAd(
  client: Client,
  columnId: string,
  config: SiteConfig,
  options?: CallOptions,
): Promise<AdSlot | null> {
  if (!config.article.adsEnabled) return null;
  const answer = await getColAdvs(client, { columnId }, options);
  return answer.ok ? answer.value.slot : null;
}

/**
 * Loads the front page: the site's columns and the first screen of the requested column, or of
 * the first that is a list. 'empty' when the site has no column.
 */
export async function loadHome(
  client: Client,
  config: SiteConfig,
  { columnId = '' }: { readonly columnId?: string | undefined } = {},
): Promise<Result<HomeData, ApiError>> {
  const answer = await getColumns(client, { parentColumnId: '0' });
  if (!answer.ok) return answer;
  const columns = filterNamed(answer.value);
  const first =
    columns.find(({ id }) => id === columnId) ??
    columns.find((column) => decideColumnTarget(column).kind === 'articles');
  if (!first) {
    return { ok: false, error: { kind: 'empty', message: 'no column', call: 'getColumns' } };
  }
  const data = await loadColumn(client, first, config);
  return data.ok ? ok({ columns, first: data.value }) : data;
}

/** Returns a page of a column's articles as a page of a list. */
export const toListPart = (
  answer: Result<ColumnPage, ApiError>,
): Result<ListPart<ListItem>, ApiError> => {
  if (!answer.ok) return answer;
  const { carousel, list, hasMore } = answer.value;
  return ok({ items: [...carousel, ...list], hasMore });
};
