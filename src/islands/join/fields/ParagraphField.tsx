import { useId } from 'react';
import { countCharacters } from '../../../model/countCharacters.ts';
import { TextBox } from '../../sheets/form/TextBox.tsx';
import { type AnswerFieldProps, formatFieldLabel, getAnswerText } from './answerField.ts';
import { FieldError } from './FieldGroup.tsx';

/** Renders a text of several lines; its length is counted in characters as readers count them. */
export function ParagraphField(props: AnswerFieldProps) {
  const { field, answer, set, error, isQuiet, busy, t } = props;
  const id = useId();
  const text = getAnswerText(answer);
  const used = countCharacters(text.trim());
  const over = used - field.max;
  const wrong = error || (over > 0 ? t('comment.tooLong', { n: over }) : '');
  const about = [wrong && `${id}e`, field.hint && `${id}h`].filter(Boolean).join(' ');
  const label = formatFieldLabel(field, t);
  return (
    <div className="field">
      <span aria-hidden="true" className="field-label">
        {label}
      </span>
      <TextBox
        describedBy={about}
        invalid={wrong !== ''}
        label={label}
        name={field.id}
        onChange={set}
        placeholder=""
        readOnly={busy}
        required={field.required}
        rows={4}
        text={text}
      />
      {field.hint && (
        <p className="field-hint" id={`${id}h`}>
          {field.hint}
        </p>
      )}
      <div className="answer-foot">
        <FieldError id={`${id}e`} isQuiet={isQuiet} text={wrong} />
        <p className="answer-count" data-over={over > 0 ? '' : undefined}>
          <span aria-hidden="true">{`${used}/${field.max}`}</span>
          <span className="sr-only">{t('comment.length', { n: used, max: field.max })}</span>
        </p>
      </div>
    </div>
  );
}
