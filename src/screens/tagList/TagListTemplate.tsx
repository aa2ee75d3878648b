import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { loadTagList, tagList } from '../../state/tagList.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ArticleRows } from '../list/ArticleRows.tsx';
import { ListScreen } from '../list/ListScreen.tsx';

function load(): void {
  const { tagId: id = '', tagName: name = '' } = readPage().params;
  void loadTagList(readSettings(), { id, name });
}

/**
 * Template page of all articles with a tag; shows a notice when the site reserves tags for its app.
 */
export function TagListTemplate({ loading }: { readonly loading: string }) {
  return (
    <ListScreen
      closed={({ config }, t) =>
        !config.article.openTag && (
          <Notice
            action={
              <button
                className="min-h-88 rounded border px-48 text-30 text-accent"
                data-act="openApp"
                type="button"
              >
                {t('host.openApp')}
              </button>
            }
            text={t('tag.inAppHint')}
            title={t('tag.inApp')}
          />
        )
      }
      describe={({ head: { id, name }, items, config }, t) => ({
        name: name ? `#${name}` : t('tag.title'),
        description: t('tag.about', { name: name || id, site: config.siteName }),
        pictures: items.map(({ shareImage }) => shareImage),
        path: linkTo('tagList', { tagId: id || undefined }, readSettings().siteBase, {
          tagName: name || undefined,
        }),
        columnId: '',
      })}
      missing={['tag.gone', 'tag.goneHint']}
      head={({ head: { name } }, { t }) => (
        <h1 className="mt-28 text-38 font-semibold">
          {name ? (
            <>
              <span aria-hidden="true" className="mr-8 text-accent">
                #
              </span>
              {name}
            </>
          ) : (
            t('tag.title')
          )}
        </h1>
      )}
      list={tagList}
      name={(t) => t('tag.title')}
      emptyMessage="tag.none"
      load={load}
      rows={({ items }, view) => <ArticleRows items={items} view={view} />}
      skeleton={<RowsSkeleton label={loading} />}
    />
  );
}
