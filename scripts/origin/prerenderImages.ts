import { ACCOUNTS } from '../sample/accounts.ts';
import { ACTIVITY_IMAGES } from '../sample/activities.ts';
import { ENTRY_IMAGES } from '../sample/activityEntries.ts';
import { ADS } from '../sample/ads.ts';
import { ARTICLES } from '../sample/articles.ts';
import { listFileImages } from '../sample/attachedFiles.ts';
import { BIG_VOTES } from '../sample/bigVotes/votes.ts';
import { CIRCLES } from '../sample/circles.ts';
import { COLUMNS } from '../sample/columns.ts';
import { COMMENTS } from '../sample/comments.ts';
import { CALLS_FOR_CONTRIBUTIONS, CONTRIBUTIONS } from '../sample/contributions.ts';
import { DYNAMICS } from '../sample/dynamics.ts';
import { LIVE_REPORTS } from '../sample/live/reports.ts';
import { SHORT_VIDEOS } from '../sample/mvod/shortVideos.ts';
import { formatPageCode } from '../sample/paper/paperIds.ts';
import { PAPERS } from '../sample/paper/papers.ts';
import { POSTS } from '../sample/posts.ts';
import { PRODUCTS } from '../sample/products.ts';
import { GOVERNMENT_QUESTIONS } from '../sample/qa.ts';
import { QUESTIONS } from '../sample/questions.ts';
import { TIPOFFS } from '../sample/tipoffs.ts';
import { TOPICS } from '../sample/topics.ts';
import type { SampleArticle } from '../sample/types.ts';
import type { MediaStore } from './media.ts';
import { listBodyImages, listTitleImages } from './wire/images.ts';

/**
 * Draws all images of the sample content that are not drawn yet, one after the other, so
 * that no request has to wait for one. Returns a function that stops it.
 */
export function prerenderImages(media: MediaStore): () => void {
  let isEnded = false;
  const run = async () => {
    for (const name of [...listSampleImages(), ...listNewestPages()]) {
      if (isEnded) return;
      // An image that cannot be drawn now is tried again when it is requested.
      await media.read('pic', `${name}.jpg`).catch(() => null);
    }
  };
  void run();
  return () => {
    isEnded = true;
  };
}

/** Lists the images of the newest edition of each newspaper, with those of its list of pages. */
const listNewestPages = (): readonly string[] =>
  PAPERS.filter(({ hidden }) => !hidden).flatMap(({ id, days, sections }) =>
    sections.flatMap((_, index) => {
      const code = formatPageCode({ paper: id, day: days[0] ?? 0, page: index + 1 });
      return [`sheet-${code}-page`, `sheet-${code}-leaf`];
    }),
  );

/** Lists the names of all images in the sample content, each once. */
export function listSampleImages(): readonly string[] {
  const names = ARTICLES.flatMap((article) => [
    ...listTitleImages(article),
    ...listBodyImages(article),
    ...listFurtherImages(article),
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
    ...ACTIVITY_IMAGES,
    ...ENTRY_IMAGES,
    ...PRODUCTS.flatMap(({ pictures }) => pictures),
    ...BIG_VOTES.flatMap(({ pictures, options }) =>
      [...pictures, ...options].map(({ picture }) => picture),
    ),
    ...listQuestionImages(),
    ...listCommunityImages(),
  ];
  return [...new Set([...names, ...attached, ...reported, ...covers, ...ads, ...heads, ...shown])];
}

/** Lists images of accounts, reporters, topics, questions and answers. */
const listQuestionImages = (): readonly string[] => [
  ...ACCOUNTS.flatMap(({ banner }) => banner ?? []),
  ...DYNAMICS.flatMap(({ files }) => listFileImages(files)),
  ...TOPICS.flatMap(({ picture }) => picture || []),
  ...QUESTIONS.flatMap(({ files, answers = [] }) => [
    ...listFileImages(files),
    ...answers.flatMap((answer) => listFileImages(answer.files)),
  ]),
  ...GOVERNMENT_QUESTIONS.flatMap(({ files, answer }) => [
    ...listFileImages(files),
    ...(answer?.pictures ?? []),
  ]),
];

/** Lists images of circles, calls for contributions, posts, tip-offs and contributions. */
const listCommunityImages = (): readonly string[] => [
  ...CIRCLES.flatMap(({ banner }) => banner || []),
  ...CALLS_FOR_CONTRIBUTIONS.map(({ picture }) => picture),
  ...[...POSTS, ...TIPOFFS, ...CONTRIBUTIONS].flatMap(({ files }) => listFileImages(files)),
  ...TIPOFFS.flatMap(({ answer }) => listFileImages(answer?.files)),
];

/** Lists images outside an article's body: posters, vote options, printed page, certificate. */
function listFurtherImages({ body, vote, paper, certificate, share }: SampleArticle): string[] {
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
