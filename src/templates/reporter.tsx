import { REPORTER } from '../screens/reporter/ReporterView.tsx';
import { loadReporterPage, reporter } from '../state/community/reporter.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  ...REPORTER,
  list: createCommunityList(REPORTER),
  load: loadReporterPage,
  missing: ['journalist.gone', 'journalist.goneHint'],
  name: (t) => t('journalist.title'),
  page: reporter,
});
