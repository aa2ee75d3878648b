import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { PeopleList } from '../../islands/PeopleList.island.tsx';
import { askDetail, openAskDetail } from '../../stores/people/askDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { AskDetailView } from './AskDetailView.tsx';
import { describeAskDetail } from './describe.ts';
import { ASK_LISTS } from './lists.ts';

const open = () => void openAskDetail(readSettings(), readPage().params.id ?? '');

/** A reader's question and its answers. */
export const AskDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describeAskDetail}
    gone={['question.gone', 'question.goneHint']}
    name={(t) => t('question.page')}
    open={open}
    page={askDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => (
      <AskDetailView
        data={data}
        list={
          <PeopleList
            config={view.config}
            first={data.first}
            id={data.question.id}
            lists={ASK_LISTS}
            locale={view.locale}
            none="question.noAnswers"
          />
        }
        view={view}
      />
    )}
  </PeopleScreen>
);
