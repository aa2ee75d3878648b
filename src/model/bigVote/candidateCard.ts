import { createShareCard } from '../share/shareRules.ts';
import type { ShareCard } from '../share/shareTypes.ts';
import type { BigVote, VoteOption } from './normaliseBigVote.ts';

interface Surroundings {
  readonly siteUrl: string;
  readonly siteBase: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The share type of activities and their parts (product 3.20). */
const ACTIVITY = 4;

/** Creates the share card of a candidate; it links to the candidate's own page. */
export const createCandidateCard = (
  vote: Pick<BigVote, 'activityId' | 'title' | 'shareClosed'>,
  {
    name,
    picture,
    path,
  }: Pick<VoteOption, 'picture'> & {
    /** Name with number, in the reader's language. */
    readonly name: string;
    /** Path of the candidate's page, below the site's base. */
    readonly path: string;
  },
  around: Surroundings,
): ShareCard | null =>
  createShareCard(
    {
      title: name,
      imgUrl: picture,
      desc: vote.title,
      articleId: vote.activityId,
      objectType: ACTIVITY,
      forbidShare: vote.shareClosed,
      pageUrl: '',
      customUrl: '',
      routerUrl: path,
    },
    around,
  );
