import { FIGURE_DETAIL } from '../screens/figureDetail/FigureDetailView.tsx';
import { figureDetail, loadFigurePage } from '../state/community/figureDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  ...FIGURE_DETAIL,
  list: createCommunityList(FIGURE_DETAIL),
  load: loadFigurePage,
  missing: ['person.gone', 'person.goneHint'],
  name: (t) => t('figure.title'),
  page: figureDetail,
});
