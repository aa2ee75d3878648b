import { readPage } from '../host/page.ts';
import { formatDescription } from '../model/text.ts';
import { linkTo } from '../routes.ts';
import { NoticeView } from '../screens/noticeDetail/NoticeView.tsx';
import { loadNoticePage, noticeDetail } from '../state/community/noticeDetail.ts';
import { startCommunityTemplate } from './communityTemplate.ts';

startCommunityTemplate({
  View: ({ data, view }) => <NoticeView notice={data} view={view} />,
  describe: ({ id, title, html }, { t, base }) => ({
    name: title || t('notice.page'),
    description: formatDescription(html),
    pictures: [],
    path: linkTo('noticeDetail', {}, base, { id }),
    object: 18,
    id,
  }),
  load: (settings) => loadNoticePage(settings, readPage().flags.id),
  missing: ['notice.gone', 'notice.goneHint'],
  name: (t) => t('notice.page'),
  page: noticeDetail,
  sanitise: (notice, sanitise) => ({ ...notice, html: sanitise(notice.html) }),
});
