import { readPage } from '../../host/page.ts';
import type { Notice } from '../../model/community/communityTypes.ts';
import { formatDescription } from '../../model/text.ts';
import { linkTo } from '../../routes.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { NoticeView } from './NoticeView.tsx';
import { loadNotice } from './noticeDetail.load.ts';

startCommunityTemplate<Notice>({
  View: ({ data, view }) => <NoticeView notice={data} view={view} />,
  describe: ({ id, title, html }, { t, base }) => ({
    name: title || t('notice.page'),
    description: formatDescription(html),
    pictures: [],
    path: linkTo('noticeDetail', {}, base, { id }),
    object: 18,
    id,
  }),
  load: withConfig((client) => loadNotice(client, readPage().flags.id)),
  missing: ['notice.gone', 'notice.goneHint'],
  name: (t) => t('notice.page'),
  sanitise: (notice, sanitise) => ({ ...notice, html: sanitise(notice.html) }),
});
