import { optionDetail } from '../../api/calls/candidate.ts';
import type { Candidate } from '../../model/bigVote/bigVoteTypes.ts';
import { createCandidateCard } from '../../model/bigVote/candidateCard.ts';
import type { BigVote } from '../../model/bigVote/normaliseBigVote.ts';
import { linkTo } from '../../routes.ts';
import { loadBigVoteMessages } from '../../services/loadBigVoteMessages.ts';
import { readPageLocale } from '../../services/loadMessages.ts';
import { getClient } from '../../services/pageClient.ts';
import { openSheet } from '../../services/sheets.ts';
import type { Settings } from '../../settings.ts';

/**
 * Opens the poster of a candidate, or the sheet for sharing their page; also when the image failed
 * to load.
 */
export async function shareCandidate(
  settings: Settings,
  vote: BigVote,
  { id: optionId, number: n, name }: Candidate,
  way: 'share' | 'poster',
): Promise<void> {
  const { id: voteId, activityId } = vote;
  const [detail, t] = await Promise.all([
    optionDetail(getClient(settings), { voteId, optionId }),
    loadBigVoteMessages(readPageLocale()),
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
