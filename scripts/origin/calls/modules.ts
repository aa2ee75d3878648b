/** Modules in lists of columns: serves `moduleView` (in lists.ts) on host `app_if`. Wire form: src/docs/wireFields.md. */

import { STYLE } from '../../sample/columns/styles.ts';
import { COLUMNS, findColumn } from '../../sample/columns.ts';
import { findLeader } from '../../sample/leaders.ts';
import { findGovernmentQuestion } from '../../sample/qa.ts';
import { findTopic } from '../../sample/topics.ts';
import type { SampleModule } from '../../sample/types.ts';
import type { Call, CallContext } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { findArticles, listColumns } from '../store/articles.ts';
import type { StoredArticle } from '../store/storedArticle.ts';
import { formatItem } from '../wire/item.ts';
import { formatModuleLeader } from '../wire/leader.ts';
import { formatRelated } from '../wire/related.ts';
import { formatColumnWithFollowers } from './columns.ts';
import { PAGE_SIZE } from './paging.ts';
import { formatRatedQuestion } from './qa.ts';
import { formatCountedTopic } from './questions.ts';
import { listSpecialColumns } from './specials.ts';

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
    videoStyle: 0,
    recommStyle: 0,
    fieldStyle: 0,
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
  isJump: 1,
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
  switch (type) {
    case TYPE.subscriptions:
    case TYPE.columns:
      return ids
        .flatMap((id) => findColumn(id) ?? [])
        .map((found) => formatColumnWithFollowers(found, context));
    case TYPE.topics:
      return ids
        .flatMap((id) => findTopic(id) ?? [])
        .map((found) => formatCountedTopic(found, context));
    case TYPE.questions:
      return ids
        .flatMap((id) => findGovernmentQuestion(id) ?? [])
        .map((found) => formatRatedQuestion(found, context));
    case TYPE.leaders:
      return ids
        .flatMap((id) => findLeader(id) ?? [])
        .map((found) => formatModuleLeader(found, addresses));
    case TYPE.specials:
      return findArticles(db, ids).map((special) => formatSpecial(special, context));
    default:
      return findArticles(db, ids).map((article) => formatItem(article, addresses));
  }
}

/** Formats a special with its newest articles. */
function formatSpecial(special: StoredArticle, { db, addresses }: CallContext) {
  const column = special.model.specialColumn;
  const newest = column
    ? listColumns(db, listSpecialColumns(column), 0, RELATED_OF_SPECIAL + 1)
    : [];
  const related = newest
    .filter((row) => row.model.id !== special.model.id)
    .slice(0, RELATED_OF_SPECIAL);
  return {
    ...formatItem(special, addresses),
    related: related.map((row, index) => formatRelated(row, special, index, addresses)),
  };
}

/** Answers a page of a module's items, by the module's id. */
export const moduleView: Call = (context) => {
  const id = context.params.count('id');
  const all = COLUMNS.flatMap(({ modules = [], topModule }) =>
    topModule ? [...modules, topModule] : modules,
  );
  const module = all.find((candidate) => candidate.id === id);
  if (!module) return unknown;
  const from = context.params.count('page') * PAGE_SIZE;
  const items = module.items.slice(from, from + PAGE_SIZE);
  return data({
    type: module.type,
    name: module.name,
    list: listItems(module, items, context),
  });
};
