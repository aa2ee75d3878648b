import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { PeopleList } from '../../islands/PeopleList.island.tsx';
import { openXyDetail, xyDetail } from '../../stores/people/xyDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { describeXyDetail } from './describe.ts';
import { listsOfAccount } from './lists.ts';
import { XyDetailView } from './XyDetailView.tsx';

const open = () => void openXyDetail(readSettings(), readPage().params.id ?? '');

/** An account, asked for in the browser. */
export const XyDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describeXyDetail}
    gone={['account.gone', 'account.goneHint']}
    name={(t) => t('account.title')}
    open={open}
    page={xyDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => (
      <XyDetailView
        data={data}
        list={
          <PeopleList
            config={view.config}
            first={data.first}
            id={data.account.id}
            lists={listsOfAccount(data)}
            locale={view.locale}
          />
        }
        view={view}
      />
    )}
  </PeopleScreen>
);
