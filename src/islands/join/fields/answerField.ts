import type { JoinTranslate } from '../../../i18n/translate.ts';
import type { Answer } from '../../../model/activity/answers.ts';
import type { ApplyField } from '../../../model/activity/fields.ts';

/** Resolves when the upload of a field has ended; false when it failed. */
export type WaitForUpload = () => Promise<boolean>;

/** Props of every field of a form that an editor defined. */
export interface AnswerFieldProps {
  readonly field: ApplyField;
  readonly answer: Answer;
  readonly set: (answer: Answer) => void;
  /** Error message; '' for none. */
  readonly error: string;
  /** Not announced: of several wrong fields only the first is. */
  readonly isQuiet: boolean;
  /** Whether the form is being sent. */
  readonly busy: boolean;
  readonly t: JoinTranslate;
}

/** Returns the label. Optional fields are marked, because most fields are required. */
export const formatFieldLabel = ({ label, required }: ApplyField, t: JoinTranslate): string =>
  required ? label : t('apply.optional', { label });

/** Returns the text of an answer; '' for an answer of several options. */
export const getAnswerText = (answer: Answer): string => (typeof answer === 'string' ? answer : '');
