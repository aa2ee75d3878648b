import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { loadModuleList, moreModules } from '../../state/moreModules.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { ModuleRows } from './ModuleRows.tsx';

const readModule = () => {
  const { id = '', name = '' } = readPage().params;
  return { id, name };
};
const load = () => void loadModuleList(readSettings(), readModule());

/** Template page of all items of a module. */
export function MoreModulesTemplate({ loading }: { readonly loading: string }) {
  return (
    <ListScreen
      describe={({ head: { name } }, t) => ({
        name: name || t('more.title'),
        description: '',
        pictures: [],
        path: linkTo('moreModules', {}, readSettings().siteBase, {
          id: readModule().id,
          name: name || undefined,
        }),
        columnId: '',
      })}
      missing={['more.gone', 'more.goneHint']}
      head={({ head: { name } }, { t }) => (
        <h1 className="mt-28 text-38 font-semibold">{name || t('more.title')}</h1>
      )}
      list={moreModules}
      name={(t) => readModule().name || t('more.title')}
      emptyMessage="more.none"
      load={load}
      rows={({ head: { kind }, items }, view) => (
        <ModuleRows items={items} kind={kind} view={view} />
      )}
      skeleton={<RowsSkeleton label={loading} />}
    />
  );
}
