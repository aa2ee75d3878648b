import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { PeopleList } from '../../islands/PeopleList.island.tsx';
import { openReporter, reporter } from '../../stores/people/reporter.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { describeReporter } from './describe.ts';
import { REPORTER_LISTS } from './lists.ts';
import { ReporterView } from './ReporterView.tsx';

const open = () => void openReporter(readSettings(), readPage().params.id ?? '');

/** A reporter, and what they write. */
export const ReporterTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describeReporter}
    gone={['journalist.gone', 'journalist.goneHint']}
    name={(t) => t('journalist.title')}
    open={open}
    page={reporter}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => (
      <ReporterView
        data={data}
        list={
          <PeopleList
            config={view.config}
            first={data.first}
            id={data.reporter.id}
            lists={REPORTER_LISTS}
            locale={view.locale}
          />
        }
        view={view}
      />
    )}
  </PeopleScreen>
);
