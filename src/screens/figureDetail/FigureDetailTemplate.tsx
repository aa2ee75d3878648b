import { figureDetail, loadFigurePage } from '../../state/community/figureDetail.ts';
import { CommunityListTemplate } from '../community/CommunityListTemplate.tsx';
import { FigureDetailView } from './FigureDetailView.tsx';
import { describeFigureDetail, FIGURE_LISTS } from './figureDetailScreen.ts';

/** Template page of a leader and the reports on them. */
export const FigureDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityListTemplate
    View={FigureDetailView}
    load={loadFigurePage}
    describe={describeFigureDetail}
    missing={['person.gone', 'person.goneHint']}
    lists={FIGURE_LISTS}
    loading={loading}
    name={(t) => t('figure.title')}
    emptyMessage="person.none"
    page={figureDetail}
  />
);
