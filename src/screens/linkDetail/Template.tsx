import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Article } from '../../model/article/types.ts';
import { formatPageTitle } from '../../model/pageTitle.ts';
import { linkDetail, openLink } from '../../stores/linkDetail.ts';
import type { ReadySingle } from '../../stores/singlePage.ts';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { OutsideLink } from './OutsideLink.tsx';

function open(): void {
  const { params, flags } = readPage();
  void openLink(readSettings(), params.id ?? '', flags);
}

const nameOf = ({ value, config }: ReadySingle<Article>) =>
  formatPageTitle(value.title || value.listTitle, config.article.maxTitleLength);

/** Template page of an article that is an external link. */
export const LinkDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <SingleScreen
    describe={() => null}
    gone={['link.gone', 'link.goneHint']}
    name={(t, ready) => (ready && nameOf(ready)) || t('link.title')}
    open={open}
    page={linkDetail}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(article, view) => <OutsideLink article={article} view={view} />}
  </SingleScreen>
);
