import type { PageFlags } from '../../model/mode.ts';
import type { ApiCall } from '../request.ts';
import { TIMEOUT_MS } from '../timeouts.ts';

/**
 * Requests that a template page starts from its inline script, separate from their typed
 * functions so that the script does not contain the model.
 */

/** The flags of a page that its article is requested with. */
type SentFlag = 'userId' | 'appId' | 'showStatusType' | 'innerEditor';

export interface ArticleParams {
  readonly articleId: string;
  /** The column that the reader came from; decides which ads are shown. */
  readonly columnId?: string | undefined;
  /** The page's mode: digital, preview and poster articles have calls of their own. */
  readonly flags?:
    | Partial<Pick<PageFlags, 'preview' | 'digital' | 'poster' | SentFlag>>
    | undefined;
}

/** Returns the call for an article in the page's mode (product 7.10). */
export function decideArticleCall(params: ArticleParams): ApiCall {
  const { articleId, columnId } = params;
  const { preview, digital, poster, userId, appId } = params.flags ?? {};
  const { showStatusType, innerEditor } = params.flags ?? {};
  // The page is empty until this call is answered, so slow connections get more time.
  const timeoutMs = TIMEOUT_MS.long;
  if (digital) {
    const path = preview ? '/base_url/paperArticlePreview' : '/base_url/getPaperArticle';
    return { path, timeoutMs, params: { id: articleId, isDigital: true } };
  }
  const common = {
    articleId,
    // Servers read one or the other spelling.
    colID: columnId || null,
    columnId: columnId || null,
    page: 0,
    appID: appId || null,
    showStatusType,
    innerEditor: innerEditor || null,
  };
  if (poster) {
    return {
      path: '/base_url/myArticleContent',
      timeoutMs,
      params: { ...common, id: articleId, userID: userId || null, isPoster: true },
    };
  }
  const path = preview ? '/base_url/getArticleContentUnrelease' : '/base_url/getArticleContent';
  return { path, timeoutMs, params: common };
}

/** Page type for which ads are booked. */
const ARTICLE_TYPE_NEWS = 1;

export interface ArticleAdsParams {
  readonly columnId: string;
  /** The virtual user id; absent where a page is baked. */
  readonly visitor?: string | undefined;
}

/** Returns the call for the ads around an article (product 5.14). */
export const articleAdsCall = (
  { columnId, visitor }: ArticleAdsParams,
  device: string,
): ApiCall => ({
  path: '/adv-appif-server/getArticleAdvs',
  params: { columnID: columnId, visitor, device, articleType: ARTICLE_TYPE_NEWS },
});

/** The request for the site's configuration; `appID` is among the common parameters. */
export const CONFIG_CALL: ApiCall = { path: '/base_url/getConfig' };
