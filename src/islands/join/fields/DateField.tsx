import { useState } from 'react';
import { Field } from '../../../ui/login/Field.tsx';
import { type AnswerFieldProps, labelOf, textOf } from './answer.ts';

/** A day: the engine's own field, or a line of text where it has none (Safari 14 on a desk). */
export function DateField({ field, answer, set, error, isQuiet, busy, t }: AnswerFieldProps) {
  const [isNative] = useState(hasDateInput);
  const hint = [field.hint, isNative ? '' : t('apply.dateHint')].filter(Boolean).join(' · ');
  return (
    <Field
      autoComplete="off"
      error={error || undefined}
      hint={hint || undefined}
      inputMode={isNative ? undefined : 'numeric'}
      isQuiet={isQuiet}
      label={labelOf(field, t)}
      name={field.id}
      onType={set}
      readOnly={busy}
      required={field.required}
      type={isNative ? 'date' : 'text'}
      value={textOf(answer)}
    />
  );
}

/** An engine calls a type that it does not know text. */
function hasDateInput(): boolean {
  const probe = document.createElement('input');
  probe.type = 'date';
  return probe.type === 'date';
}
