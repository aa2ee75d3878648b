import { atom } from 'nanostores';
import { getArticleContent } from '../../api/calls/article.ts';
import { canComment, POST_SOURCE } from '../../model/comment/commentRules.ts';
import type { Commented } from '../../model/comment/commentTypes.ts';
import { cutCharacters } from '../../model/cutCharacters.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';

/** The article, the post or the short video that a page of comments belongs to. */
export interface CommentedArticle {
  readonly id: string;
  readonly title: string;
  readonly columnId: string;
  /** Id of the article's broadcast; '' when it has none. */
  readonly linkId: string;
  readonly canWrite: boolean;
  /** Of posts: whether it is one of the friends' circle. */
  readonly isMoment?: boolean;
}

/** What the comments of the page are about; null until loaded, and where it is none of these. */
export const $commentedArticle = atom<CommentedArticle | null>(null);

/**
 * Loads what the comments are about, and whether readers may write some there. Sets nothing for
 * sources other than articles, broadcasts, the digital newspaper, posts and short videos.
 */
export async function loadCommentedArticle(
  settings: Settings,
  config: SiteConfig,
  { articleId: id, source }: Commented,
): Promise<void> {
  if (source === POST_SOURCE) return loadCommentedPost(settings, config, id);
  if (source === settings.mvodCommentSource) return loadCommentedVideo(settings, config, id);
  if (id === '' || (source !== 0 && source !== 1 && source !== 3)) return;
  const flags = { digital: source === 3 };
  const content = await getArticleContent(getClient(settings), { articleId: id, flags });
  if (!content.ok) return;
  const { title, columnId, linkId } = content.value;
  const canWrite = canComment(content.value, config);
  $commentedArticle.set({ id, title, columnId, linkId, canWrite });
}

/** Loads a post of a circle; when there is none with this id, one of the friends' circle. */
async function loadCommentedPost(
  settings: Settings,
  config: SiteConfig,
  id: string,
): Promise<void> {
  if (id === '') return;
  const client = getClient(settings);
  const { getMoment, getPost } = await import('../../api/calls/posts.ts');
  const post = await getPost(client, { id });
  const shown = post.ok ? post : await getMoment(client, { id });
  if (!shown.ok) return;
  const title = cutCharacters(shown.value.text, TITLE_LENGTH);
  const canWrite = canComment({ discussClosed: false }, config);
  $commentedArticle.set({ id, title, columnId: '', linkId: '', canWrite, isMoment: !post.ok });
}

async function loadCommentedVideo(
  settings: Settings,
  config: SiteConfig,
  id: string,
): Promise<void> {
  if (id === '') return;
  const { getMvodArticle } = await import('../../api/calls/mvod.ts');
  const page = await getMvodArticle(getClient(settings), { id });
  if (!page.ok) return;
  const canWrite = canComment({ discussClosed: false }, config);
  const { title } = page.value.video;
  $commentedArticle.set({ id, title, columnId: '', linkId: '', canWrite });
}

/** How many characters of a post are used as its title. */
const TITLE_LENGTH = 30;
