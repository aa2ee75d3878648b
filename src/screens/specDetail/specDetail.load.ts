import { getArticleContent } from '../../api/calls/article.ts';
import { articlesCall, columnsCall, getColumn } from '../../api/calls/columns.ts';
import { getSubject, subjectCall } from '../../api/calls/specials.ts';
import { decideArticleCall } from '../../api/calls/startCalls.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { asMissing } from '../../api/missingError.ts';
import { loadChildren, loadFirstPage, NO_PAGE } from '../../api/pages/columnPage.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import { decideArticleState } from '../../model/article/articleState.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import type { ColumnPage, SpecialData } from '../../model/column/columnTypes.ts';
import type { PageFlags } from '../../model/mode.ts';
import { fail, ok, type Result } from '../../model/result.ts';
import { parseColumn } from '../../model/site/column.ts';
import type { Column, SiteConfig } from '../../model/site/siteTypes.ts';
import { removeDuplicates } from '../../model/wire.ts';

export const listFirstCalls: ListFirstCalls = ({ linkID, id }, flags) => [
  ...(id ? [decideArticleCall({ articleId: id, columnId: linkID, flags })] : []),
  ...(linkID
    ? [columnsCall({ parentColumnId: linkID }), articlesCall({ columnId: linkID, withAds: true })]
    : []),
  ...(linkID && !id ? [subjectCall(linkID)] : []),
];

interface SpecialAddress {
  /** The special's column; '' when only its article is known. */
  readonly linkId: string;
  /** The special's article; '' when only the column is known. */
  readonly id: string;
  /** The mode of the page; absent for baked pages. */
  readonly flags?: PageFlags | undefined;
}

/**
 * Loads a special, for the baker and the page: its article, its column, and the first rows of
 * the column and of each part. Fails when the article or the column fails, or all lists fail; a
 * single failed list is marked. `empty` when there is no such special.
 */
export async function loadSpecial(
  client: Client,
  { linkId, id, flags }: SpecialAddress,
  config: SiteConfig,
): Promise<Result<SpecialData, ApiError>> {
  const asked = id === '' ? null : loadSpecialArticle(client, id, linkId, flags);
  // With the column's id in the address, everything is requested at once.
  const lists = linkId === '' ? null : loadLists(client, linkId, config);
  const answer = await asked;
  if (answer && !answer.ok) return answer;
  const article = answer?.value ?? null;
  const columnId = linkId || article?.linkId || '';
  if (columnId === '') {
    if (article === null) return fail(noSpecial());
    return ok({ article, column: columnOf(article), page: NO_PAGE, parts: [] });
  }
  const [column, { page, parts, error }] = await Promise.all([
    article ? loadColumnOf(client, article, columnId) : loadHead(client, columnId),
    lists ?? loadLists(client, columnId, config),
  ]);
  if (!column.ok) return column;
  if (error) return fail(error);
  return ok({ article, column: column.value, page, parts });
}

const noSpecial = (): ApiError => ({ kind: 'empty', message: 'no special', call: 'getSubject' });

async function loadSpecialArticle(
  client: Client,
  articleId: string,
  columnId: string,
  flags: PageFlags | undefined,
): Promise<Result<Article, ApiError>> {
  const answer = await getArticleContent(client, { articleId, columnId, flags });
  if (!answer.ok) return answer;
  const { siteId } = client.settings;
  const { poster = false, preview = false } = flags ?? {};
  const shown = decideArticleState(answer.value, siteId, { poster, preview });
  return shown.state === 'empty' ? fail(noSpecial()) : ok(shown.article);
}

interface Lists extends Pick<SpecialData, 'page' | 'parts'> {
  /** The error when all lists failed. */
  readonly error: ApiError | null;
}

async function loadLists(client: Client, columnId: string, config: SiteConfig): Promise<Lists> {
  const [own, children] = await Promise.all([
    loadFirstPage(client, columnId),
    loadChildren(client, columnId),
  ]);
  const answers = await Promise.all(
    children.map(async (column) => ({ column, page: await loadFirstPage(client, column.id) })),
  );
  const pageOf = (answer: Result<ColumnPage, ApiError>): ColumnPage => {
    if (!answer.ok) return NO_PAGE;
    return config.article.adsEnabled ? answer.value : { ...answer.value, ads: [] };
  };
  const isLost = !own.ok && answers.every(({ page }) => !page.ok);
  return {
    page: pageOf(own),
    parts: removeDuplicates(answers.map((part) => ({ ...part, id: part.column.id }))).map(
      ({ column, page }) => ({ column, page: pageOf(page), failed: !page.ok }),
    ),
    error: isLost && !own.ok ? own.error : null,
  };
}

/** Loads the header of a special without an article from the special itself, or from its column. */
async function loadHead(client: Client, columnId: string): Promise<Result<Column, ApiError>> {
  const [subject, answer] = await Promise.all([
    getSubject(client, { id: columnId }),
    getColumn(client, { columnId }),
  ]);
  const column = answer.ok ? answer.value : nameColumn(columnId, '');
  if (!subject.ok) {
    if (!answer.ok) return fail(asMissing(answer.error));
    return ok(column);
  }
  const { name, abstract, picture } = subject.value;
  return ok({
    ...column,
    name,
    description: abstract || column.description,
    topPicture: picture || column.topPicture,
  });
}

/** Creates the column of a special from its article, which has all values that are needed. */
const columnOf = (article: Article, id = article.columnId || article.id): Column => ({
  ...nameColumn(id, article.title || article.listTitle),
  description: article.abstract,
});

/** Loads the column of a special's article, whose values have precedence; its axis may be unknown. */
async function loadColumnOf(
  client: Client,
  article: Article,
  columnId: string,
): Promise<Result<Column, ApiError>> {
  const column = await getColumn(client, { columnId });
  const { axisIcon = '', axisColor = '' } = column.ok ? column.value : {};
  return ok({ ...columnOf(article, columnId), axisIcon, axisColor });
}

/** Creates a column with only id and name; all other values are the defaults of absent fields. */
function nameColumn(columnId: string, columnName: string): Column {
  const column = parseColumn({ columnId, columnName });
  if (!column) throw new TypeError(`No column has the id ${JSON.stringify(columnId)}.`);
  return column;
}
