import { createShareCard } from '../share/rules.ts';
import type { ShareCard } from '../share/types.ts';
import type { BigVote, VoteOption } from './types.ts';

interface Surroundings {
  readonly siteUrl: string;
  readonly siteBase: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Activities and what belongs to them (product 3.20). */
const ACTIVITY = 4;

/** What is shared of a candidate: their own page, where others vote for them. */
export const makeCandidateCard = (
  vote: Pick<BigVote, 'activityId' | 'title' | 'shareClosed'>,
  {
    name,
    picture,
    path,
  }: Pick<VoteOption, 'picture'> & {
    /** With the number, in the reader's language. */
    readonly name: string;
    /** Of their page, below the site's base. */
    readonly path: string;
  },
  around: Surroundings,
): ShareCard | null =>
  createShareCard(
    {
      title: name,
      imgUrl: picture,
      // Titles are text, and what is shared may hold HTML.
      desc: vote.title.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
      articleId: vote.activityId,
      objectType: ACTIVITY,
      forbidShare: vote.shareClosed,
      pageUrl: '',
      customUrl: '',
      routerUrl: path,
    },
    around,
  );
