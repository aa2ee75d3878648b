import { optionDetail } from '../../api/calls/candidate.ts';
import { createCandidateCard } from '../../model/bigVote/candidateCard.ts';
import type { BigVote } from '../../model/bigVote/types.ts';
import { linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';
import { openJoinWords } from '../join/words.ts';
import { pageLocale } from '../language.ts';
import { openSheet } from '../sheet.ts';
import type { Candidate } from './cast.ts';

/**
 * Opens the poster of a candidate, or the sheet for sharing their page; also when the image failed
 * to load.
 */
export async function promote(
  settings: Settings,
  vote: BigVote,
  { id: optionId, number: n, name }: Candidate,
  way: 'share' | 'poster',
): Promise<void> {
  const { id: voteId, activityId } = vote;
  const [detail, t] = await Promise.all([
    optionDetail(openClient(settings), { voteId, optionId }),
    openJoinWords(pageLocale()),
  ]);
  const { siteUrl, siteBase } = settings;
  const card = createCandidateCard(
    vote,
    {
      name: t('candidate.name', { n, name }),
      picture: detail.ok ? detail.value.option.picture : '',
      path: linkTo('voteItemDetail', { id: activityId, voteId, optionId }, ''),
    },
    { siteUrl, siteBase, now: Date.now() },
  );
  if (!card) return;
  const request = { card, hint: t('candidate.scan') };
  openSheet(way === 'share' ? { kind: 'share', ...request } : { kind: 'poster', ...request });
}
