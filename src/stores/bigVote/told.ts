import type { Answers } from '../../model/activity/answers.ts';
import { formatAnswerDraft } from '../../model/activity/answers.ts';
import { formatFormDraftKey, NO_FORM_DRAFT } from '../../model/form/formDraft.ts';
import { formDrafts } from '../formDrafts.ts';

/** What readers have told of themselves with a vote that counted: as long as the page lives. */
const told = new Map<string, Answers>();

const draftOf = (voteId: string): string => formatFormDraftKey('castInfo', voteId);

/** What was told with the last vote of this page, else what was begun and not sent. */
export const recallTold = (voteId: string): Answers =>
  told.get(voteId) ?? formDrafts.read(draftOf(voteId)).values;

/** Keeps what is written until it is sent. */
export const keepTold = (voteId: string, answers: Answers): void =>
  formDrafts.save(draftOf(voteId), { ...NO_FORM_DRAFT, values: formatAnswerDraft(answers) });

/** It was sent: no draft any more, and there for the next vote of this page. */
export function finishTold(voteId: string, answers: Answers): void {
  told.set(voteId, answers);
  formDrafts.save(draftOf(voteId), NO_FORM_DRAFT);
}
