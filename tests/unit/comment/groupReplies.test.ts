import { expect, it } from 'vitest';
import { groupReplies, parseCommentPage } from '../../../src/model/comment/normaliseComment.ts';

/** `2<1` is a reply 2 to the comment 1. */
const listOf = (text: string) =>
  parseCommentPage(
    text.split(' ').map((row) => {
      const [id, parentID = 0] = row.split('<');
      return { id, parentID };
    }),
  ).comments;

it.each([
  ['comments alone stay', '3 2 1', '3 2 1'],
  ['a reply is below its comment, before or after it', '4<1 1 2 3<2', '1[4] 2[3]'],
  ['a reply to a reply is in the thread of the comment', '3<2 2<1 1', '1[3 2]'],
  ['a reply to a comment of another page stays', '5<1 2', '5 2'],
  ['replies in a circle stay', '1<2 2<1', '1 2'],
  ['a reply to itself stays', '1<1', '1'],
])('%s', (_, sent, shown) => {
  const text = groupReplies(listOf(sent)).map(({ id, replies, replyCount }) => {
    expect(replyCount).toBe(replies.length);
    return replies.length > 0 ? `${id}[${replies.map((reply) => reply.id).join(' ')}]` : id;
  });
  expect(text.join(' ')).toBe(shown);
});
