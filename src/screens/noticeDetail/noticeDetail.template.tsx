import { readPage } from '../../host/page.ts';
import type { Notice } from '../../model/community/circle.ts';
import { formatDescription } from '../../model/text.ts';
import { linkTo } from '../../routes.ts';
import { withConfig } from '../../state/singlePage.ts';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import { ContentTime } from '../../ui/Timestamp.tsx';
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

interface NoticeViewProps {
  readonly notice: Notice;
  readonly view: CommunityView;
}

/** Renders a notice: text, which has passed the sanitiser, author, time, and its circle. */
function NoticeView({ notice, view }: NoticeViewProps) {
  const { title, html, author, createdAt, circleId, circleName } = notice;
  const { t, base, now, config } = view;
  const circle = circleId && linkTo('circleDetail', { id: circleId }, base);
  return (
    <article className="pt-28">
      <h1 className="headline text-48 font-bold">{title || t('notice.page')}</h1>
      <p className="mt-20 flex flex-wrap items-center gap-x-20 text-26 tabular-nums text-ink-3">
        {author && <span className="break-anywhere">{author}</span>}
        <ContentTime at={createdAt} now={now} t={t} times={config.times} />
      </p>
      <SanitisedProse html={html} />
      {circle && (
        <a className="notice-circle" href={circle}>
          {circleName ? t('notice.of', { name: circleName }) : t('circle.page')}
        </a>
      )}
    </article>
  );
}
