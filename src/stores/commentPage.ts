import { atom } from 'nanostores';
import { getArticleContent } from '../api/calls/article.ts';
import { getConfig } from '../api/calls/config.ts';
import { canComment, POST_SOURCE } from '../model/comment/commentRules.ts';
import type { CommentSource } from '../model/comment/types.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normalise.ts';
import type { SiteConfig } from '../model/site/types.ts';
import { cutCharacters } from '../model/text.ts';
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
  /** Of posts: it stands in the friends' circle. */
  readonly isMoment?: boolean;
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
  if (source === POST_SOURCE) return loadCommentedPost(settings, id);
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

/** A post of a circle; what is none of those is a moment of the friends' circle. */
async function loadCommentedPost(settings: Settings, id: string): Promise<void> {
  if (id === '') return;
  const client = openClient(settings);
  const { getMoment, getPost } = await import('../api/calls/posts.ts');
  const [config, post] = await Promise.all([getConfig(client), getPost(client, { id })]);
  const shown = post.ok ? post : await getMoment(client, { id });
  if (!shown.ok || !config.ok) return;
  const title = cutCharacters(shown.value.text, TITLE_LENGTH);
  const canWrite = canComment({ discussClosed: false }, config.value);
  const article = { id, title, columnId: '', linkId: '', canWrite, isMoment: !post.ok };
  $commentPage.set({ config: config.value, article });
}

/** Characters of a post that stand for it. */
const TITLE_LENGTH = 30;
