import { ACCOUNTS } from '../edition/accounts.ts';
import { ACTIVITY_PICTURES } from '../edition/activities.ts';
import { ENTRY_PICTURES } from '../edition/activitiesEntries.ts';
import { ADS } from '../edition/ads.ts';
import { picturesOfFiles } from '../edition/attached.ts';
import { BIG_VOTES } from '../edition/bigVotes/votes.ts';
import { CIRCLES } from '../edition/circles.ts';
import { COLUMNS } from '../edition/columns.ts';
import { COMMENTS } from '../edition/comments.ts';
import { CONTRIBUTIONS, SEEKS } from '../edition/contributions.ts';
import { DYNAMICS } from '../edition/dynamics.ts';
import { ARTICLES } from '../edition/edition.ts';
import { LIVE_REPORTS } from '../edition/live/reports.ts';
import { SHORT_VIDEOS } from '../edition/mvod/videos.ts';
import { POSTS } from '../edition/posts.ts';
import { PRODUCTS } from '../edition/products.ts';
import { GOVERNMENT_QUESTIONS } from '../edition/qa.ts';
import { QUESTIONS } from '../edition/questions.ts';
import { TIPOFFS } from '../edition/tipoffs.ts';
import { TOPICS } from '../edition/topics.ts';
import type { EditionArticle } from '../edition/types.ts';
import type { MediaStore } from './media.ts';
import { bodyPicturesOf, titlePicturesOf } from './wire/pictures.ts';

/**
 * Draws the pictures of the edition that are not drawn yet, one after the other, so
 * that no reader waits for one. Answers a function that ends it.
 */
export function drawAhead(media: MediaStore): () => void {
  let isEnded = false;
  const run = async () => {
    for (const name of listPictures()) {
      if (isEnded) return;
      // A picture that cannot be drawn now is tried again when somebody asks for it.
      await media.read('pic', `${name}.jpg`).catch(() => null);
    }
  };
  void run();
  return () => {
    isEnded = true;
  };
}

/** Names of all pictures that the edition shows, each once. */
export function listPictures(): readonly string[] {
  const names = ARTICLES.flatMap((article) => [
    ...titlePicturesOf(article),
    ...bodyPicturesOf(article),
    ...furtherPicturesOf(article),
  ]);
  const attached = Object.values(COMMENTS).flatMap((comments) =>
    comments.flatMap((comment) => comment.pictures ?? []),
  );
  const reported = Object.values(LIVE_REPORTS).flatMap((reports) =>
    reports.flatMap(({ pictures = [], videos = [] }) => [
      ...pictures,
      ...videos.map((video) => video.poster),
    ]),
  );
  const covers = SHORT_VIDEOS.map((video) => video.cover);
  const ads = ADS.map((ad) => ad.picture);
  const heads = COLUMNS.flatMap(({ topPicture }) => topPicture ?? []);
  const shown = [
    ...ACTIVITY_PICTURES,
    ...ENTRY_PICTURES,
    ...PRODUCTS.flatMap(({ pictures }) => pictures),
    ...BIG_VOTES.flatMap(({ pictures, options }) =>
      [...pictures, ...options].map(({ picture }) => picture),
    ),
    ...listAskedPictures(),
    ...listWrittenPictures(),
  ];
  return [...new Set([...names, ...attached, ...reported, ...covers, ...ads, ...heads, ...shown])];
}

/** Of accounts, reporters, topics, questions and answers. */
const listAskedPictures = (): readonly string[] => [
  ...ACCOUNTS.flatMap(({ banner }) => banner ?? []),
  ...DYNAMICS.flatMap(({ files }) => picturesOfFiles(files)),
  ...TOPICS.flatMap(({ picture }) => picture || []),
  ...QUESTIONS.flatMap(({ files, answers = [] }) => [
    ...picturesOfFiles(files),
    ...answers.flatMap((answer) => picturesOfFiles(answer.files)),
  ]),
  ...GOVERNMENT_QUESTIONS.flatMap(({ files, answer }) => [
    ...picturesOfFiles(files),
    ...(answer?.pictures ?? []),
  ]),
];

/** Of circles, calls for contributions and what readers wrote. */
const listWrittenPictures = (): readonly string[] => [
  ...CIRCLES.flatMap(({ banner }) => banner || []),
  ...SEEKS.map(({ picture }) => picture),
  ...[...POSTS, ...TIPOFFS, ...CONTRIBUTIONS].flatMap(({ files }) => picturesOfFiles(files)),
  ...TIPOFFS.flatMap(({ answer }) => picturesOfFiles(answer?.files)),
];

/** Pictures around a body: posters, options of a vote, the printed page, the certificate. */
function furtherPicturesOf({ body, vote, paper, certificate, share }: EditionArticle): string[] {
  const posters = (body ?? []).map((block) =>
    typeof block === 'object' && 'video' in block ? block.poster : undefined,
  );
  const options = vote?.questions.flatMap((question) => question.options) ?? [];
  return [
    ...posters,
    ...options.map((option) => option.picture),
    paper?.layoutPicture,
    paper?.topPicture,
    paper?.bottomPicture,
    certificate,
    share?.picture,
  ].filter((name) => name !== undefined);
}
