import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Notice } from '../../model/people/types.ts';
import { linkTo } from '../../routes.ts';
import { noticeDetail, openNotice } from '../../stores/people/noticeDetail.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { PostSkeleton } from '../postDetail/PostSkeleton.tsx';
import { NoticeView } from './NoticeView.tsx';

const open = () => void openNotice(readSettings(), readPage().flags.id);

const describe = ({ id, title, html }: Notice, { t, base }: PeopleView): PeopleFacts => ({
  name: title || t('notice.page'),
  description: html,
  pictures: [],
  path: linkTo('noticeDetail', {}, base, { id }),
  object: 18,
  id,
});

/** Template page of a notice to the members of a circle. */
export const NoticeDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describe}
    gone={['notice.gone', 'notice.goneHint']}
    name={(t) => t('notice.page')}
    open={open}
    page={noticeDetail}
    skeleton={<PostSkeleton label={loading} />}
  >
    {(notice, view) => <NoticeView notice={notice} view={view} />}
  </PeopleScreen>
);
