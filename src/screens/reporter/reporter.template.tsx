import { withConfig } from '../../state/singlePage.ts';
import { createCommunityList } from '../../templates/communityList.tsx';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { REPORTER } from './ReporterView.tsx';
import { loadReporter } from './reporter.load.ts';

startCommunityTemplate({
  ...REPORTER,
  list: createCommunityList(REPORTER),
  load: withConfig(loadReporter),
  missing: ['journalist.gone', 'journalist.goneHint'],
  name: (t) => t('journalist.title'),
});
