import { FigureDetailView } from '../screens/figureDetail/FigureDetailView.tsx';
import { describeFigureDetail, FIGURE_LISTS } from '../screens/figureDetail/figureDetailScreen.ts';
import { figureDetail, loadFigurePage } from '../state/community/figureDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: FigureDetailView,
  describe: describeFigureDetail,
  list: createCommunityList({
    emptyMessage: 'person.none',
    lists: FIGURE_LISTS,
  }),
  load: loadFigurePage,
  missing: ['person.gone', 'person.goneHint'],
  name: (t) => t('figure.title'),
  page: figureDetail,
});
