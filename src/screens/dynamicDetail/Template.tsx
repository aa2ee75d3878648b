import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { dynamicDetail, openDynamic } from '../../stores/people/dynamicDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { DynamicDetailView } from './DynamicDetailView.tsx';
import { describeDynamic } from './describe.ts';

const open = () => void openDynamic(readSettings(), readPage().params.id ?? '');

/** Template page of a dynamic. */
export const DynamicDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describeDynamic}
    gone={['dynamic.gone', 'dynamic.goneHint']}
    name={(t) => t('dynamic.title')}
    open={open}
    page={dynamicDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => <DynamicDetailView data={data} list={null} view={view} />}
  </PeopleScreen>
);
