import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Article } from '../../model/article/articleTypes.ts';
import { formatPageTitle } from '../../model/pageTitle.ts';
import { linkDetail, loadLinkPage } from '../../state/linkDetail.ts';
import type { ReadySingle } from '../../state/singlePage.ts';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { ExternalLinkView } from './ExternalLinkView.tsx';

function load(): void {
  const { params, flags } = readPage();
  void loadLinkPage(readSettings(), params.id ?? '', flags);
}

const formatTitle = ({ value, config }: ReadySingle<Article>) =>
  formatPageTitle(value.title || value.listTitle, config.article.maxTitleLength);

/** Template page of an article that is an external link. */
export const LinkDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <SingleScreen
    describe={() => null}
    missing={['link.gone', 'link.goneHint']}
    name={(t, ready) => (ready && formatTitle(ready)) || t('link.title')}
    load={load}
    page={linkDetail}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(article, view) => <ExternalLinkView article={article} view={view} />}
  </SingleScreen>
);
