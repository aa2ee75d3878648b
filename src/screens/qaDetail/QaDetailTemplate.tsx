import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { loadQaPage, qaDetail } from '../../state/community/qaDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { SanitisedHtml } from '../single/SanitisedHtml.tsx';
import { QaView } from './QaView.tsx';
import { describeNewQaDetail, describeQaDetail } from './qaDetailScreen.ts';

const load = () => void loadQaPage(readSettings(), readPage().params.id ?? '');

interface QaDetailTemplateProps {
  readonly loading: string;
  readonly look: 'plain' | 'steps';
}

/** Template page of a question to the government, in either layout. */
export const QaDetailTemplate = ({ loading, look }: QaDetailTemplateProps) => (
  <CommunityScreen
    describe={look === 'steps' ? describeNewQaDetail : describeQaDetail}
    missing={['government.gone', 'government.goneHint']}
    name={(t) => t('government.page')}
    load={load}
    page={qaDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(question, view) => (
      <QaView
        answer={question.answerHtml ? <SanitisedHtml html={question.answerHtml} /> : null}
        look={look}
        question={question}
        view={view}
      />
    )}
  </CommunityScreen>
);
