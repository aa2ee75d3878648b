import { figureDetail, openFigure } from '../../stores/people/figureDetail.ts';
import { ListedTemplate } from '../people/ListedTemplate.tsx';
import { describeFigureDetail } from './describe.ts';
import { FigureDetailView } from './FigureDetailView.tsx';
import { FIGURE_LISTS } from './lists.ts';

/** Template page of a leader and the reports on them. */
export const FigureDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <ListedTemplate
    View={FigureDetailView}
    ask={openFigure}
    describe={describeFigureDetail}
    gone={['person.gone', 'person.goneHint']}
    lists={FIGURE_LISTS}
    loading={loading}
    name={(t) => t('figure.title')}
    none="person.none"
    page={figureDetail}
  />
);
