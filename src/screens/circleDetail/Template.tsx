import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { PeopleList } from '../../islands/PeopleList.island.tsx';
import { circleDetail, openCircle } from '../../stores/people/circleDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { CircleDetailView } from './CircleDetailView.tsx';
import { describeCircleDetail } from './describe.ts';
import { CIRCLE_LISTS } from './lists.ts';

const open = () => void openCircle(readSettings(), readPage().params.id ?? '');

/** A circle of readers, asked for in the browser. */
export const CircleDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describeCircleDetail}
    gone={['circle.gone', 'circle.goneHint']}
    name={(t) => t('circle.page')}
    open={open}
    page={circleDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => (
      <CircleDetailView
        data={data}
        list={
          <PeopleList
            config={view.config}
            first={data.first}
            id={data.circle.id}
            lists={CIRCLE_LISTS}
            locale={view.locale}
            none="circle.none"
          />
        }
        view={view}
      />
    )}
  </PeopleScreen>
);
