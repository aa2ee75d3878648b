import { useId } from 'react';
import { parseChosenOptions } from '../../../model/activity/answers.ts';
import { type AnswerFieldProps, formatFieldLabel } from './answerField.ts';
import { FieldGroup } from './FieldGroup.tsx';

/** Renders radio buttons or checkboxes for a few options. */
export function OptionsField(props: AnswerFieldProps) {
  const { field, answer, set, error, isQuiet, busy, t } = props;
  const name = useId();
  const isMany = field.kind === 'choices';
  const chosen = parseChosenOptions(answer);

  const choose = (option: string, isOn: boolean) => {
    if (busy) return;
    if (!isMany) return set(option);
    // In the order in which the form lists them.
    set(field.options.filter((other) => (other === option ? isOn : chosen.includes(other))));
  };

  return (
    <FieldGroup
      error={error}
      hint={field.hint}
      isQuiet={isQuiet}
      label={formatFieldLabel(field, t)}
    >
      {field.options.map((option) => (
        <label key={option} className="answer-option">
          <input
            checked={chosen.includes(option)}
            name={name}
            onChange={({ currentTarget }) => choose(option, currentTarget.checked)}
            required={field.required && !isMany}
            type={isMany ? 'checkbox' : 'radio'}
            value={option}
          />
          <span>{option}</span>
        </label>
      ))}
    </FieldGroup>
  );
}
