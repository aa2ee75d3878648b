/** Specials, and modules in lists of columns. */

import { ARTICLES } from '../../sample/articles.ts';
import { COLUMNS, findColumn, listChildColumns, STYLE } from '../../sample/columns.ts';
import { findLeader } from '../../sample/leaders.ts';
import { findGovernmentQuestion } from '../../sample/qa.ts';
import { findTopic } from '../../sample/topics.ts';
import type { SampleModule } from '../../sample/types.ts';
import { answerFound, type Call, type CallContext, type Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { findArticle, findArticles, listColumns, type StoredArticle } from '../store/articles.ts';
import { formatItem, formatItems, listTitleImages } from '../wire/item.ts';
import { formatRelated } from './article.ts';
import { formatColumn } from './columns.ts';
import { formatModuleLeader } from './leaders.ts';
import { formatPage, readPageAndNext, slicePage } from './paging.ts';
import { formatGovernmentQuestion } from './qa.ts';
import { formatTopic } from './questions.ts';

/** Lists the ids of a special's column and its subcolumns. */
function listSpecialColumns(columnId: number): readonly number[] {
  const below = listChildColumns(columnId).flatMap(({ id }) => listSpecialColumns(id));
  return [columnId, ...below];
}

/** Answers all articles of a special, newest first, each once. */
const getSubSpecialArticles: Call = ({ db, params, addresses }) => {
  const columnId = params.count('columnId');
  const rows = listColumns(db, listSpecialColumns(columnId), readPageAndNext(params));
  return data(formatPage(rows, (row) => formatItem(row, addresses, columnId)));
};

/** Answers the header of a special by its column's id. */
const getSubject: Call = ({ db, params, addresses }) => {
  const column = findColumn(params.count('id'));
  const written = ARTICLES.find(({ specialColumn }) => specialColumn === column?.id);
  const model = written && findArticle(db, written.id)?.model;
  if (!column || !model) return unknown;
  const [picture] = listTitleImages(model);
  const head = column.topPicture ?? picture;
  return data({
    id: column.id,
    name: column.name,
    abstract: model.abstract ?? column.description ?? '',
    headPic: head ? addresses.image(head) : '',
    articleId: String(model.id),
  });
};

export const specialCalls: Calls = { getSubSpecialArticles, getSubject };

/** Modules in lists of columns. */

/** Types of modules by their content (wire 9.6); all other types contain articles. */
const TYPE = {
  subscriptions: 1,
  topics: 2,
  questions: 3,
  leaders: 7,
  columns: 9,
  specials: 10,
} as const;

/** Number of articles per special in a module. */
const RELATED_OF_SPECIAL = 3;

/** Formats a module in the list of a column. */
export function formatModule(module: SampleModule, context: CallContext) {
  return {
    type: module.type,
    showType: 0,
    moduleID: module.id,
    name: module.name,
    count: module.items.length,
    position: module.position,
    mark: '',
    showMore: module.target ? 1 : 0,
    displayStyle: module.style ?? 0,
    targetColumn: module.target ? formatTarget(module.target) : {},
    charactor: module.isLoadedSeparately ? [] : listItems(module, module.items, context),
  };
}

/** Formats the column that all items of a module are from. */
const formatTarget = (id: number) => ({
  id,
  icon: '',
  style: String(findColumn(id)?.style ?? STYLE.news),
});

/** Formats the module at the top of a column, whose style has another key. */
export function formatTopModule(module: SampleModule, context: CallContext) {
  return { ...formatModule(module, context), cmDisplayStyle: module.style ?? 0 };
}

function listItems(
  { type }: SampleModule,
  ids: readonly number[],
  context: CallContext,
): readonly unknown[] {
  const { db, addresses } = context;
  const list = <T>(find: (id: number) => T | undefined, format: (found: T) => unknown) =>
    ids.flatMap((id) => find(id) ?? []).map(format);
  switch (type) {
    case TYPE.subscriptions:
    case TYPE.columns:
      return list(findColumn, (found) => formatColumn(found, context));
    case TYPE.topics:
      return list(findTopic, (found) => formatTopic(found, context));
    case TYPE.questions:
      return list(findGovernmentQuestion, (found) => formatGovernmentQuestion(found, context));
    case TYPE.leaders:
      return list(findLeader, (found) => formatModuleLeader(found, addresses));
    case TYPE.specials:
      return findArticles(db, ids).map((special) => formatSpecial(special, context));
    default:
      return formatItems(findArticles(db, ids), addresses);
  }
}

/** Formats a special with its newest articles. */
function formatSpecial(special: StoredArticle, { db, addresses }: CallContext) {
  const column = special.model.specialColumn;
  const part = { offset: 0, limit: RELATED_OF_SPECIAL + 1 };
  const newest = column ? listColumns(db, listSpecialColumns(column), part) : [];
  const related = newest
    .filter((row) => row.model.id !== special.model.id)
    .slice(0, RELATED_OF_SPECIAL);
  return {
    ...formatItem(special, addresses),
    related: related.map((row, index) => formatRelated(row, special, index, addresses)),
  };
}

/** Answers a page of a module's items, by the module's id. */
export const moduleView = answerFound(findRequestedModule, (module, context) => ({
  type: module.type,
  name: module.name,
  list: listItems(module, slicePage(module.items, context.params), context),
}));

function findRequestedModule({ params }: CallContext): SampleModule | undefined {
  const all = COLUMNS.flatMap(({ modules = [], topModule = [] }) => modules.concat(topModule));
  return all.find(({ id }) => id === params.count('id'));
}
