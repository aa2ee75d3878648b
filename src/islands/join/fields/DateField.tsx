import { useState } from 'react';
import { Field } from '../../../ui/login/Field.tsx';
import { type AnswerFieldProps, formatFieldLabel, getAnswerText } from './answerField.ts';

/** Renders a native date input, or a text input without one (Safari 14 on desktop computers). */
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
      label={formatFieldLabel(field, t)}
      name={field.id}
      onType={set}
      readOnly={busy}
      required={field.required}
      type={isNative ? 'date' : 'text'}
      value={getAnswerText(answer)}
    />
  );
}

/** Returns whether the browser has date inputs; it reports an unknown type as `text`. */
function hasDateInput(): boolean {
  const probe = document.createElement('input');
  probe.type = 'date';
  return probe.type === 'date';
}
