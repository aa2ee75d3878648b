import type { InputHTMLAttributes } from 'react';
import type { ApplyFieldKind } from '../../../model/activity/activityTypes.ts';
import { Field } from '../../../ui/login/Field.tsx';
import { type AnswerFieldProps, formatFieldLabel, getAnswerText } from './answerField.ts';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'type'
>;

/** Numbers have a text input: a number input reports '' for text that it cannot parse. */
const INPUTS: Partial<Record<ApplyFieldKind, InputProps>> = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
};

/** Renders a line of text, a phone number or a number. */
export function LineField({ field, answer, set, error, isQuiet, busy, t }: AnswerFieldProps) {
  return (
    <Field
      type="text"
      {...INPUTS[field.kind]}
      error={error || undefined}
      hint={field.hint || undefined}
      isQuiet={isQuiet}
      label={formatFieldLabel(field, t)}
      name={field.id}
      onType={set}
      readOnly={busy}
      required={field.required}
      value={getAnswerText(answer)}
    />
  );
}
