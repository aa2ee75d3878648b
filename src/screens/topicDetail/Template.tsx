import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { PeopleList } from '../../islands/PeopleList.island.tsx';
import { openTopicDetail, topicDetail } from '../../stores/people/topicDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { describeTopicDetail } from './describe.ts';
import { TOPIC_LISTS } from './lists.ts';
import { TopicDetailView } from './TopicDetailView.tsx';

const open = () => void openTopicDetail(readSettings(), readPage().params.id ?? '');

/** A topic that readers ask about. */
export const TopicDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describeTopicDetail}
    gone={['topic.gone', 'topic.goneHint']}
    name={(t) => t('topic.page')}
    open={open}
    page={topicDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(data, view) => (
      <TopicDetailView
        data={data}
        list={
          <PeopleList
            config={view.config}
            first={data.first}
            id={data.topic.id}
            lists={TOPIC_LISTS}
            locale={view.locale}
            none="topic.none"
          />
        }
        view={view}
      />
    )}
  </PeopleScreen>
);
