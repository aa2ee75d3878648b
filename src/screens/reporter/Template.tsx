import { openReporter, reporter } from '../../stores/people/reporter.ts';
import { ListedTemplate } from '../people/ListedTemplate.tsx';
import { describeReporter } from './describe.ts';
import { REPORTER_LISTS } from './lists.ts';
import { ReporterView } from './ReporterView.tsx';

/** Template page of a reporter. */
export const ReporterTemplate = ({ loading }: { readonly loading: string }) => (
  <ListedTemplate
    View={ReporterView}
    ask={openReporter}
    describe={describeReporter}
    gone={['journalist.gone', 'journalist.goneHint']}
    lists={REPORTER_LISTS}
    loading={loading}
    name={(t) => t('journalist.title')}
    page={reporter}
  />
);
