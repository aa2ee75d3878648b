import type { Answers } from '../../model/activity/answers.ts';
import { formatAnswerDraft } from '../../model/activity/answers.ts';
import { formatFormDraftKey, NO_FORM_DRAFT } from '../../model/form/formDraft.ts';
import { formDrafts } from '../formDrafts.ts';

/** Answers that were sent with ballots of this page, by vote id; they last as long as the page. */
const told = new Map<string, Answers>();

const draftOf = (voteId: string): string => formatFormDraftKey('castInfo', voteId);

/** Returns the answers that were last sent on this page, else those of the draft. */
export const recallTold = (voteId: string): Answers =>
  told.get(voteId) ?? formDrafts.read(draftOf(voteId)).values;

/** Saves the answers as a draft until they are sent. */
export const keepTold = (voteId: string, answers: Answers): void =>
  formDrafts.save(draftOf(voteId), { ...NO_FORM_DRAFT, values: formatAnswerDraft(answers) });

/** Removes the draft after sending, and keeps the answers for the next ballot on this page. */
export function finishTold(voteId: string, answers: Answers): void {
  told.set(voteId, answers);
  formDrafts.save(draftOf(voteId), NO_FORM_DRAFT);
}
