import { ReporterView } from '../screens/reporter/ReporterView.tsx';
import { describeReporter, REPORTER_LISTS } from '../screens/reporter/reporterScreen.ts';
import { loadReporterPage, reporter } from '../state/community/reporter.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: ReporterView,
  describe: describeReporter,
  list: createCommunityList({ lists: REPORTER_LISTS }),
  load: loadReporterPage,
  missing: ['journalist.gone', 'journalist.goneHint'],
  name: (t) => t('journalist.title'),
  page: reporter,
});
