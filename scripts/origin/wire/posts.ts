import { findCircle } from '../../sample/circles.ts';
import { type Liker, REVIEW, type Writing } from '../store/writings.ts';
import type { Addresses } from './addresses.ts';
import { FILE_TYPE, filterFilesByType, formatFiles, type StoredFile } from './files.ts';
import { formatLooseNumber } from './loose.ts';
import { formatWireTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Formats files in groups by type, for posts, tip-offs and contributions. */
export function formatGroups(files: readonly StoredFile[] | undefined, addresses: Addresses) {
  const all = formatFiles(files, addresses);
  return {
    pics: filterFilesByType(all, FILE_TYPE.image),
    videos: filterFilesByType(all, FILE_TYPE.video),
    audios: filterFilesByType(all, FILE_TYPE.audio),
  };
}

/** Formats the author of a text; the portrait is an address of the member centre. */
export const formatWriter = ({ userId, model }: Writing, addresses: Addresses) => ({
  userID: userId,
  userName: model.user,
  userIcon: formatPortrait(userId, addresses),
});

const formatPortrait = (userId: number, addresses: Addresses): string =>
  addresses.call(`amuc/api/member/getPortrait?uid=${userId}`);

/** Formats a post of a circle or a moment; `comments` is their number. */
export function formatPost(post: Writing, comments: number, addresses: Addresses) {
  const { id, model, kind, state } = post;
  const circle = findCircle(post.targetId);
  return {
    id,
    ...(kind === 'post' && { circleId: post.targetId, circleName: circle?.name ?? '' }),
    ...formatWriter(post, addresses),
    isOfficial: model.official ? 1 : 0,
    content: model.text,
    tagId: model.tag ?? 0,
    tagName: circle?.tags.find((tag) => tag.id === model.tag)?.name ?? '',
    ...formatGroups(model.files, addresses),
    location: model.place ?? '',
    created: formatWireTime(post.createdAt),
    countPraise: formatLooseNumber(post.praises, id, 'countPraise'),
    countDiscuss: formatLooseNumber(comments, id, 'countDiscuss'),
    countShare: post.shares,
    isTop: post.pinned ? 1 : 0,
    status: state,
    ...(state === REVIEW.refused && { reason: model.reason ?? '' }),
  };
}

/** Formats the likes of a moment: those of the sample content, then those of members. */
export const formatLikers = (post: Writing, members: readonly Liker[], addresses: Addresses) =>
  [...(post.model.praisedBy ?? []), ...members].map(({ id, name }) => ({
    userID: id,
    userName: name,
    userIcon: formatPortrait(id, addresses),
  }));
