import type { JoinTranslate } from '../../../i18n/translate.ts';
import type { Answer } from '../../../model/activity/answers.ts';
import type { ApplyField } from '../../../model/activity/types.ts';

/** Ends when what a field sends on its own is there; false where it will not be. */
export type Settled = () => Promise<boolean>;

/** What every field of such a form is given. */
export interface AnswerFieldProps {
  readonly field: ApplyField;
  readonly answer: Answer;
  readonly set: (answer: Answer) => void;
  /** What is wrong with it, in words; '' for nothing. */
  readonly error: string;
  /** Of several wrong fields the first alone is announced. */
  readonly isQuiet: boolean;
  /** The form is being sent. */
  readonly busy: boolean;
  readonly t: JoinTranslate;
}

/** A label says which fields need not be filled in: most must be. */
export const labelOf = ({ label, required }: ApplyField, t: JoinTranslate): string =>
  required ? label : t('apply.optional', { label });

/** The one text of an answer. */
export const textOf = (answer: Answer): string => (typeof answer === 'string' ? answer : '');
