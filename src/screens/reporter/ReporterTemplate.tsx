import { loadReporterPage, reporter } from '../../state/community/reporter.ts';
import { CommunityListTemplate } from '../community/CommunityListTemplate.tsx';
import { ReporterView } from './ReporterView.tsx';
import { describeReporter, REPORTER_LISTS } from './reporterScreen.ts';

/** Template page of a reporter. */
export const ReporterTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityListTemplate
    View={ReporterView}
    load={loadReporterPage}
    describe={describeReporter}
    missing={['journalist.gone', 'journalist.goneHint']}
    lists={REPORTER_LISTS}
    loading={loading}
    name={(t) => t('journalist.title')}
    page={reporter}
  />
);
