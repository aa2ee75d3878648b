import type { Calls } from '../callContext.ts';
import { accessCalls } from './access.ts';
import { accountCalls } from './accounts.ts';
import { activityCalls } from './activities.ts';
import { adCalls } from './ads.ts';
import { articleCalls, recommendCalls } from './article.ts';
import { bigVoteCalls } from './bigVotes.ts';
import { circleCalls } from './circles.ts';
import { columnCalls } from './columns.ts';
import { commentCalls } from './comments.ts';
import { configCalls } from './config.ts';
import { contributionCalls } from './contributions.ts';
import { discussCalls } from './discuss.ts';
import { eventCalls, recordCalls, statisticsCalls } from './events.ts';
import { favouriteCalls } from './favourites.ts';
import { followCalls } from './follows.ts';
import { inviteCalls } from './invites.ts';
import { leaderCalls } from './leaders.ts';
import { listCalls } from './lists.ts';
import { liveCalls } from './live.ts';
import { loginCalls } from './login.ts';
import { memberCalls } from './members.ts';
import { consentCalls, messengerCalls } from './messenger.ts';
import { minioCalls } from './minio.ts';
import { specialCalls } from './modules.ts';
import { mvodCalls } from './mvod.ts';
import { paperCalls } from './paper.ts';
import { pointCalls } from './points.ts';
import { postCalls } from './posts.ts';
import { qaCalls, qaWriteCalls } from './qa.ts';
import { askCalls, questionCalls } from './questions.ts';
import { rankCalls } from './rank.ts';
import { reporterCalls } from './reporters.ts';
import { sessionCalls } from './session.ts';
import { signUpCalls } from './signUps.ts';
import { tipoffCalls } from './tipoffs.ts';
import { mamCalls, uploadCalls } from './uploads.ts';
import { verifyCodeCalls } from './verifyCode.ts';
import { voteCalls } from './votes.ts';

/** Calls that both the content server and the interaction server answer. */
const interactionCalls: Calls = {
  ...commentCalls,
  ...discussCalls,
  ...circleCalls,
  ...postCalls,
  ...tipoffCalls,
  ...contributionCalls,
  ...eventCalls,
  ...favouriteCalls,
  ...followCalls,
  ...uploadCalls,
  ...voteCalls,
  ...bigVoteCalls,
  ...verifyCodeCalls,
  ...recommendCalls,
  ...rankCalls,
  ...askCalls,
  ...qaWriteCalls,
  ...accessCalls,
  ...signUpCalls,
};

/**
 * All calls by host, which is the first segment of the path. Each file in this folder
 * serves the calls of one subject; their wire forms are documented in src/docs/wireFields.md.
 */
export const HOST_CALLS: Readonly<Record<string, Calls>> = {
  app_if: {
    ...configCalls,
    ...sessionCalls,
    ...memberCalls,
    ...messengerCalls,
    ...statisticsCalls,
    ...columnCalls,
    ...listCalls,
    ...specialCalls,
    ...leaderCalls,
    ...inviteCalls,
    ...accountCalls,
    ...questionCalls,
    ...qaCalls,
    ...activityCalls,
    ...pointCalls,
    ...liveCalls,
    ...articleCalls,
    ...paperCalls,
    ...reporterCalls,
    ...interactionCalls,
  },
  nis: { ...interactionCalls, ...statisticsCalls },
  'adv-appif-server': adCalls,
  sso: loginCalls,
  record: recordCalls,
  /** The messenger's consent page. */
  wx: consentCalls,
  mvod_if: mvodCalls,
  mam: mamCalls,
  minio: minioCalls,
};
