import { withConfig } from '../../state/singlePage.ts';
import { createCommunityList } from '../../templates/communityList.tsx';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { FIGURE_DETAIL } from './FigureDetailView.tsx';
import { loadFigureDetail } from './figureDetail.load.ts';

startCommunityTemplate({
  ...FIGURE_DETAIL,
  list: createCommunityList(FIGURE_DETAIL),
  load: withConfig(loadFigureDetail),
  missing: ['person.gone', 'person.goneHint'],
  name: (t) => t('figure.title'),
});
