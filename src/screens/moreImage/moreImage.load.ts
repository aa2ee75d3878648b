import {
  articlesCall,
  columnCall,
  columnsCall,
  getArticles,
  getColumn,
  getColumns,
} from '../../api/calls/columns.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListPart, ListSource } from '../../api/listSource.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import { fail, ok, type Result } from '../../model/result.ts';

export const listFirstCalls: ListFirstCalls = ({ id }) =>
  id ? [articlesCall({ columnId: id }), columnCall(id)] : [columnsCall()];

/** The style of columns that hold photo sets (wire 9.3). */
const PHOTO_STYLE = 202;
/** How many pages without photo sets are skipped in one attempt to load more. */
const EMPTY_PAGES_MAX = 5;

export interface PhotoColumn {
  readonly id: string;
  /** '' when the server did not send it. */
  readonly name: string;
}

/** Where the next page of a column starts. */
interface Cursor {
  readonly page: number;
  /** Id of the last article before it, which need not be a photo set; absent on the first page. */
  readonly last?: string | undefined;
}

interface PhotoPart extends ListPart<ListItem> {
  readonly cursor: Cursor;
}

/** Returns all photo sets of a column; of the site's photo column when `columnId` is ''. */
export function createPhotoSets(columnId: string): ListSource<ListItem, PhotoColumn> {
  let cursor: Cursor = { page: 0 };
  const load = async (client: Client, id: string) => {
    const part = await loadPhotoSets(client, id, cursor);
    if (part.ok) cursor = part.value.cursor;
    return part;
  };
  const none = fail<ApiError>({ kind: 'empty', message: 'no photo sets', call: 'getArticles' });
  return {
    async loadFirst(client) {
      const [found, named] = await Promise.all([
        columnId === '' ? findPhotoColumn(client) : loadColumnName(client, columnId),
        columnId === '' ? null : load(client, columnId),
      ]);
      if (!found.ok) return found;
      const head = found.value;
      if (head === null) return none;
      const first = named ?? (await load(client, head.id));
      if (!first.ok) return first;
      return first.value.items.length === 0 ? none : ok({ head, ...first.value });
    },
    next: (client, { head }) => load(client, head.id),
  };
}

/**
 * Returns the photo sets of the next page that has any: a column may contain other articles too.
 */
async function loadPhotoSets(
  client: Client,
  columnId: string,
  { page, last }: Cursor,
): Promise<Result<PhotoPart, ApiError>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await getArticles(client, { columnId, page, lastFileId: last });
    if (!answer.ok) return answer;
    const { carousel, list, hasMore } = answer.value;
    const all = [...carousel, ...list];
    const items = all.filter(({ kind }) => kind === 'photos');
    page += 1;
    last = all[all.length - 1]?.id ?? last;
    if (items.length > 0 || !hasMore || tries === EMPTY_PAGES_MAX) {
      return ok({ items, hasMore, cursor: { page, last } });
    }
  }
}

async function findPhotoColumn(client: Client): Promise<Result<PhotoColumn | null, ApiError>> {
  const columns = await getColumns(client);
  if (!columns.ok) return columns;
  return ok(columns.value.find(({ style }) => style === PHOTO_STYLE) ?? null);
}

/**
 * Returns the column with its name, or with none when the name failed to load: its rows are shown
 * anyway.
 */
async function loadColumnName(client: Client, id: string): Promise<Result<PhotoColumn, ApiError>> {
  const column = await getColumn(client, { columnId: id });
  return ok({ id, name: column.ok ? column.value.name : '' });
}
