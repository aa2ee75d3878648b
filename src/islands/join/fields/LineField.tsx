import type { InputHTMLAttributes } from 'react';
import type { ApplyFieldKind } from '../../../model/activity/types.ts';
import { Field } from '../../../ui/login/Field.tsx';
import { type AnswerFieldProps, labelOf, textOf } from './answer.ts';

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
      label={labelOf(field, t)}
      name={field.id}
      onType={set}
      readOnly={busy}
      required={field.required}
      value={textOf(answer)}
    />
  );
}
