import { atom } from 'nanostores';
import { getArticleContent } from '../api/calls/article.ts';
import { getConfig } from '../api/calls/config.ts';
import { canComment } from '../model/comment/rules.ts';
import type { CommentSource } from '../model/comment/types.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normalise.ts';
import type { SiteConfig } from '../model/site/types.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

/** The article that a page of comments belongs to. */
export interface CommentedArticle {
  readonly id: string;
  readonly title: string;
  readonly columnId: string;
  /** Id of its broadcast; '' when it has none. */
  readonly linkId: string;
  readonly canWrite: boolean;
}

/** What stands around the comments of a page of their own. */
export const $commentPage = atom<{
  readonly config: SiteConfig;
  /** null while it is not known, and for comments on other things than articles. */
  readonly article: CommentedArticle | null;
}>({ config: DEFAULT_SITE_CONFIG, article: null });

/** The site's configuration; the comments do not wait for it. */
export async function loadPageConfig(settings: Settings): Promise<void> {
  const answer = await getConfig(openClient(settings));
  if (answer.ok) $commentPage.set({ ...$commentPage.get(), config: answer.value });
}

/** What the comments are about, and whether readers may write there. */
export async function loadCommentedArticle(
  settings: Settings,
  id: string,
  source: CommentSource,
): Promise<void> {
  if (id === '' || (source !== 0 && source !== 1 && source !== 3)) return;
  const flags = { digital: source === 3 };
  const client = openClient(settings);
  const [config, content] = await Promise.all([
    getConfig(client),
    getArticleContent(client, { articleId: id, flags }),
  ]);
  if (!content.ok || !config.ok) return;
  const { title, columnId, linkId } = content.value;
  const canWrite = canComment(content.value, config.value);
  $commentPage.set({ config: config.value, article: { id, title, columnId, linkId, canWrite } });
}
