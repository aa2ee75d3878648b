import { ACCOUNTS } from '../sample/accounts.ts';
import { ACTIVITY_PICTURES } from '../sample/activities.ts';
import { ENTRY_PICTURES } from '../sample/activitiesEntries.ts';
import { ADS } from '../sample/ads.ts';
import { picturesOfFiles } from '../sample/attached.ts';
import { BIG_VOTES } from '../sample/bigVotes/votes.ts';
import { CIRCLES } from '../sample/circles.ts';
import { COLUMNS } from '../sample/columns.ts';
import { COMMENTS } from '../sample/comments.ts';
import { CONTRIBUTIONS, SEEKS } from '../sample/contributions.ts';
import { DYNAMICS } from '../sample/dynamics.ts';
import { ARTICLES } from '../sample/edition.ts';
import { LIVE_REPORTS } from '../sample/live/reports.ts';
import { SHORT_VIDEOS } from '../sample/mvod/videos.ts';
import { POSTS } from '../sample/posts.ts';
import { PRODUCTS } from '../sample/products.ts';
import { GOVERNMENT_QUESTIONS } from '../sample/qa.ts';
import { QUESTIONS } from '../sample/questions.ts';
import { TIPOFFS } from '../sample/tipoffs.ts';
import { TOPICS } from '../sample/topics.ts';
import type { EditionArticle } from '../sample/types.ts';
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
