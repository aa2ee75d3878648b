import type { WrittenComment } from '../../model/comment/commentTypes.ts';
import { parseWrittenComment } from '../../model/comment/normaliseComment.ts';
import type { CallOptions, Client } from '../client.ts';
import { type DiscussParams, discussCall } from './comments.ts';
import { type Read, read } from './read.ts';

/**
 * Sends a comment by the name that `discuss` has beside the uploads of media servers. Its
 * parameters are not known: those of `discuss` are used, with uploaded images of every kind.
 */
export function postComment(
  client: Client,
  params: DiscussParams,
  options?: CallOptions,
): Read<WrittenComment> {
  return read(client, discussCall('/base_url/postComment', params), options, parseWrittenComment);
}
