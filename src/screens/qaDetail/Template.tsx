import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { openQaDetail, qaDetail } from '../../stores/people/qaDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { CleanHtml } from '../single/CleanHtml.tsx';
import { describeNewQaDetail, describeQaDetail } from './describe.ts';
import { QaView } from './QaView.tsx';

const open = () => void openQaDetail(readSettings(), readPage().params.id ?? '');

interface QaTemplateProps {
  readonly loading: string;
  readonly look: 'plain' | 'steps';
}

/** Template page of a question to the government, in either layout. */
export const QaTemplate = ({ loading, look }: QaTemplateProps) => (
  <PeopleScreen
    describe={look === 'steps' ? describeNewQaDetail : describeQaDetail}
    gone={['government.gone', 'government.goneHint']}
    name={(t) => t('government.page')}
    open={open}
    page={qaDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(question, view) => (
      <QaView
        answer={question.answerHtml ? <CleanHtml html={question.answerHtml} /> : null}
        look={look}
        question={question}
        view={view}
      />
    )}
  </PeopleScreen>
);
