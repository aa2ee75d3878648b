import type { ActionModule } from './action.ts';

/** Rare actions. The table of all pages has one line for this module instead of one for each. */
const RARE_ACTIONS: Readonly<Record<string, () => Promise<ActionModule>>> = {
  appLink: () => import('./followAppLink.ts'),
  listen: () => import('./listenToArticle.ts'),
  reward: () => import('./rewardArticle.ts'),
  ask: () => import('./askReporter.ts'),
  download: () => import('./downloadAttachment.ts'),
  line: () => import('./chooseLiveLine.ts'),
  tab: () => import('./replayTabTap.ts'),
  shareReport: () => import('./shareReport.ts'),
  form: () => import('./openForm.ts'),
  hit: () => import('./voteForAccount.ts'),
  deletePost: () => import('./deletePost.ts'),
  reportPost: () => import('./reportPost.ts'),
  satisfy: () => import('./rateAnswer.ts'),
  vote: () => import('./submitVote.ts'),
  related: () => import('./loadMoreRelated.ts'),
  candidate: () => import('./openCandidatePoster.ts'),
  look: () => import('./openLookSheet.ts'),
  sections: () => import('./openSections.ts'),
  elder: () => import('./switchElder.ts'),
  lesson: () => import('./playLesson.ts'),
  calendar: () => import('./addToCalendar.ts'),
};

/** Loads a rare action by its name in `data-act`; null for a name that no action has. */
export const loadRareAction = async (name: string): Promise<ActionModule | null> =>
  (await RARE_ACTIONS[name]?.()) ?? null;
