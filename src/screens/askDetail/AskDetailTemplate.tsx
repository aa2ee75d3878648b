import { askDetail, loadAskPage } from '../../state/community/askDetail.ts';
import { CommunityListTemplate } from '../community/CommunityListTemplate.tsx';
import { AskDetailView } from './AskDetailView.tsx';
import { ASK_LISTS, describeAskDetail } from './askDetailScreen.ts';

/** Template page of a reader's question and its answers. */
export const AskDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityListTemplate
    View={AskDetailView}
    load={loadAskPage}
    describe={describeAskDetail}
    missing={['question.gone', 'question.goneHint']}
    lists={ASK_LISTS}
    loading={loading}
    name={(t) => t('question.page')}
    emptyMessage="question.noAnswers"
    page={askDetail}
  />
);
