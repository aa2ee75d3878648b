import { askDetail, openAskDetail } from '../../stores/people/askDetail.ts';
import { ListedTemplate } from '../people/ListedTemplate.tsx';
import { AskDetailView } from './AskDetailView.tsx';
import { describeAskDetail } from './describe.ts';
import { ASK_LISTS } from './lists.ts';

/** Template page of a reader's question and its answers. */
export const AskDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <ListedTemplate
    View={AskDetailView}
    ask={openAskDetail}
    describe={describeAskDetail}
    gone={['question.gone', 'question.goneHint']}
    lists={ASK_LISTS}
    loading={loading}
    name={(t) => t('question.page')}
    none="question.noAnswers"
    page={askDetail}
  />
);
