import { parseWritten } from '../../model/comment/normalise.ts';
import type { WrittenComment } from '../../model/comment/types.ts';
import type { CallOptions, Client } from '../client.ts';
import { type DiscussParams, discussCall } from './comments.ts';
import { type Read, read } from './read.ts';

/**
 * `discuss` under the name that it has beside the uploads of media servers. Its form is not
 * known: that of `discuss`, and any uploaded picture may be in it.
 */
export function postComment(
  client: Client,
  params: DiscussParams,
  options?: CallOptions,
): Read<WrittenComment> {
  return read(client, discussCall('/base_url/postComment', params), options, parseWritten);
}
