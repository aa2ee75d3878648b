import { readPage } from '../../host/page.ts';
import { startArticleTemplate } from '../../templates/articleTemplate.tsx';
import type { ArticleScreenProps } from '../article/articleView.ts';
import { createLiveArticle } from './createLiveArticle.ts';
import { LiveDetail } from './LiveDetail.tsx';
import { LiveBanner } from './LiveMediaHeader.tsx';

/** Shows the banner and the tabs of a broadcast until its islands have loaded it. */
const LiveTemplate = (props: ArticleScreenProps) => (
  <LiveDetail
    {...props}
    live={
      <div className="contents" id="broadcast">
        <LiveBanner
          banner={createLiveArticle(props.view.article, readPage().params.linkID).shareImage}
        />
        <p className="live-status" />
      </div>
    }
    talk={
      <div className="contents" id="talk">
        <div className="live-tabs" />
      </div>
    }
  />
);

void startArticleTemplate({
  Screen: LiveTemplate,
  loadParts: () => import('./liveParts.template.ts').then(({ mountBroadcast }) => mountBroadcast),
});
