import type { CommentList } from './commentList.ts';
import type { OfficialLook } from './commentRules.ts';
import type { Comment, FirstComments } from './commentTypes.ts';

const nameOne =
  (look: OfficialLook) =>
  (comment: Comment): Comment => ({
    ...comment,
    ...(comment.official && {
      userName: comment.userName || look.officialName,
      userIcon: comment.userIcon || look.officialIcon,
    }),
    replies: nameOfficials(comment.replies, look),
  });

/** Returns the comments and replies; official ones have at least the site's name and image. */
export const nameOfficials = (
  comments: readonly Comment[],
  look: OfficialLook,
): readonly Comment[] => comments.map(nameOne(look));

/** Does the same in the first comments of a page. */
export const nameFirstOfficials = (first: FirstComments, look: OfficialLook): FirstComments => ({
  hot: nameOfficials(first.hot, look),
  latest: { ...first.latest, comments: nameOfficials(first.latest.comments, look) },
});

/** Does the same in a list that changes. */
export const nameListOfficials = (list: CommentList, look: OfficialLook): CommentList => ({
  ...list,
  hot: nameOfficials(list.hot, look),
  latest: nameOfficials(list.latest, look),
});
