import type {
  CommentSort,
  CommentSource,
  FirstComments,
} from '../../model/comment/commentTypes.ts';
import { ok } from '../../model/result.ts';
import { discussHot, discussView } from '../calls/comments.ts';
import type { Read } from '../calls/read.ts';
import type { Client } from '../client.ts';

export interface FirstCommentsQuery {
  readonly articleId: string;
  readonly source: CommentSource;
  /** Number of hot comments; null for the server's default. */
  readonly countHot: number | null;
  readonly sort?: CommentSort | undefined;
  readonly asMember?: boolean | undefined;
}

/** Loads the first comments and the hot ones; hot comments are optional. */
export async function loadFirstComments(
  client: Client,
  { articleId: id, countHot, ...query }: FirstCommentsQuery,
): Read<FirstComments> {
  const [latest, hot] = await Promise.all([
    discussView(client, { id, ...query }),
    discussHot(client, { id, source: query.source, asMember: query.asMember, count: countHot }),
  ]);
  return latest.ok ? ok({ latest: latest.value, hot: hot.ok ? hot.value : [] }) : latest;
}
