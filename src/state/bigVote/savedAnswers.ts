import { type Answers, formatAnswerDraft } from '../../model/activity/answers.ts';
import { formatFormDraftKey, NO_FORM_DRAFT } from '../../model/form/formDraft.ts';
import { formDrafts } from '../../services/outbox/drafts.ts';

/** Answers that were sent with ballots of this page, by vote id; they last as long as the page. */
const submittedAnswers = new Map<string, Answers>();

const formatDraftKey = (voteId: string): string => formatFormDraftKey('castInfo', voteId);

/** Returns the answers that were last sent on this page, else those of the draft. */
export const readSavedAnswers = (voteId: string): Answers =>
  submittedAnswers.get(voteId) ?? formDrafts.read(formatDraftKey(voteId)).values;

/** Saves the answers as a draft until they are sent. */
export const saveAnswers = (voteId: string, answers: Answers): void =>
  formDrafts.save(formatDraftKey(voteId), { ...NO_FORM_DRAFT, values: formatAnswerDraft(answers) });

/** Removes the draft after sending, and keeps the answers for the next ballot on this page. */
export function finishAnswers(voteId: string, answers: Answers): void {
  submittedAnswers.set(voteId, answers);
  formDrafts.save(formatDraftKey(voteId), NO_FORM_DRAFT);
}
