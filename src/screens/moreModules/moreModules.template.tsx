import { readPage } from '../../host/page.ts';
import type { ModuleItem } from '../../model/column/columnTypes.ts';
import { linkTo } from '../../routes.ts';
import { startListTemplate } from '../../templates/listTemplate.tsx';
import type { ModuleRowProps } from './ModuleList.island.tsx';
import { ModuleRows } from './ModuleRows.tsx';
import { createModuleList, type ModuleFacts } from './moreModules.load.ts';

const readModule = () => {
  const { id = '', name = '' } = readPage().params;
  return { id, name };
};

void startListTemplate<ModuleItem, ModuleFacts, ModuleRowProps>({
  Rows: ModuleRows,
  describe: ({ head: { name } }, { base, t }) => ({
    name: name || t('more.title'),
    description: '',
    pictures: [],
    path: linkTo('moreModules', {}, base, { id: readModule().id, name: name || undefined }),
    columnId: '',
  }),
  describeRows: ({ head: { kind } }, view) => ({ kind, view }),
  emptyMessage: 'more.none',
  head: ({ head: { kind, name } }, { t }) => {
    const isOfNames = kind === 'leaders' || kind === 'columns';
    return (
      <h1 className={`mt-28 text-38 font-semibold ${isOfNames ? 'mb-12' : ''}`}>
        {name || t('more.title')}
      </h1>
    );
  },
  createSource: () => createModuleList(readModule()),
  loadIsland: async () => (await import('./ModuleList.island.tsx')).ModuleList,
  missing: ['more.gone', 'more.goneHint'],
  name: (t) => readModule().name || t('more.title'),
});
