import { readPage } from '../../host/page.ts';
import type { ArticleRowProps } from '../../islands/ArticleList.island.tsx';
import type { ListItem, Tag } from '../../model/article/articleTypes.ts';
import { startListTemplate } from '../../templates/listTemplate.tsx';
import { ArticleRows } from '../../ui/feed/ArticleRows.tsx';
import { Notice, NoticeButton } from '../../ui/Notice.tsx';
import { describeTag, TagHeading } from './TagHeading.tsx';
import { createTagList } from './tagList.load.ts';

void startListTemplate<ListItem, Tag, ArticleRowProps>({
  Rows: ArticleRows,
  // A site may reserve tags for its app.
  closed: ({ config }, { t }) =>
    config.article.openTag ? null : (
      <Notice
        action={<NoticeButton data-act="openApp">{t('host.openApp')}</NoticeButton>}
        text={t('tag.inAppHint')}
        title={t('tag.inApp')}
      />
    ),
  describe: ({ head, items, config }, view) => ({
    ...describeTag({ tag: head, items }, config, view),
    columnId: '',
  }),
  describeRows: (_, view) => ({ view }),
  emptyMessage: 'tag.none',
  head: ({ head: { name } }, { t }) => <TagHeading name={name} t={t} />,
  createSource: () => {
    const { tagId: id = '', tagName: name = '' } = readPage().params;
    return createTagList({ id, name });
  },
  loadIsland: async () => (await import('../../islands/ArticleList.island.tsx')).ArticleList,
  missing: ['tag.gone', 'tag.goneHint'],
  name: (t) => t('tag.title'),
});
