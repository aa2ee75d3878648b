import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Notice } from '../../model/community/communityTypes.ts';
import { linkTo } from '../../routes.ts';
import { loadNoticePage, noticeDetail } from '../../state/community/noticeDetail.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { PostSkeleton } from '../postDetail/PostSkeleton.tsx';
import { NoticeView } from './NoticeView.tsx';

const load = () => void loadNoticePage(readSettings(), readPage().flags.id);

const describe = ({ id, title, html }: Notice, { t, base }: CommunityView): CommunityMetadata => ({
  name: title || t('notice.page'),
  description: html,
  pictures: [],
  path: linkTo('noticeDetail', {}, base, { id }),
  object: 18,
  id,
});

/** Template page of a notice to the members of a circle. */
export const NoticeDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={describe}
    missing={['notice.gone', 'notice.goneHint']}
    name={(t) => t('notice.page')}
    load={load}
    page={noticeDetail}
    skeleton={<PostSkeleton label={loading} />}
  >
    {(notice, view) => <NoticeView notice={notice} view={view} />}
  </CommunityScreen>
);
