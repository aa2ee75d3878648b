import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { PeopleList } from '../../islands/PeopleList.island.tsx';
import { figureDetail, openFigure } from '../../stores/people/figureDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { describeFigureDetail } from './describe.ts';
import { FigureDetailView } from './FigureDetailView.tsx';
import { FIGURE_LISTS } from './lists.ts';

const open = () => void openFigure(readSettings(), readPage().params.id ?? '');

/** A leader, and what is reported about them. */
export const FigureDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describeFigureDetail}
    gone={['person.gone', 'person.goneHint']}
    name={(t) => t('figure.title')}
    open={open}
    page={figureDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => (
      <FigureDetailView
        data={data}
        list={
          <PeopleList
            config={view.config}
            first={data.first}
            id={data.leader.id}
            lists={FIGURE_LISTS}
            locale={view.locale}
            none="person.none"
          />
        }
        view={view}
      />
    )}
  </PeopleScreen>
);
