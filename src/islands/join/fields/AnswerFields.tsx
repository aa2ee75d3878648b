import { Fragment, type InputHTMLAttributes, type ReactNode, useState } from 'react';
import type { JoinTranslate } from '../../../i18n/translate.ts';
import type { Answer, AnswerProblem, Answers } from '../../../model/activity/answers.ts';
import type { ApplyField, ApplyFieldKind } from '../../../model/activity/fields.ts';
import { Field } from '../../../ui/login/Field.tsx';
import { createDeferredPart } from '../../createDeferredPart.tsx';
import {
  type AnswerFieldProps,
  formatFieldLabel,
  getAnswerText,
  type WaitForUpload,
} from './answerField.ts';
import { OptionsField } from './OptionsField.tsx';
import { ParagraphField } from './ParagraphField.tsx';

interface AnswerFieldsProps {
  readonly fields: readonly ApplyField[];
  readonly answers: Answers;
  readonly set: (field: string, answer: Answer) => void;
  /** At most one a field. */
  readonly problems: readonly AnswerProblem[];
  /** Whether the form is being sent. */
  readonly busy?: boolean;
  /** Registers how the form waits for a field's upload; null when the field has unmounted. */
  readonly onSettle?: (field: string, settled: WaitForUpload | null) => void;
  /** Content below a field, such as a code for its phone. */
  readonly after?: (field: ApplyField) => ReactNode;
  readonly t: JoinTranslate;
}

/**
 * Renders the fields of a form that an editor defined, in the editor's order. It has no state: the
 * form owns answers and problems, and `focusAnswer` focuses the first wrong field.
 */
export function AnswerFields(props: AnswerFieldsProps) {
  const { fields, answers, set, problems, busy = false, onSettle, after, t } = props;
  return fields.map((field) => {
    const problem = problems.find((one) => one.field === field.id);
    const shown: AnswerFieldProps = {
      field,
      answer: answers[field.id] ?? '',
      set: (answer) => set(field.id, answer),
      error: problem ? formatAnswerProblem(problem, t) : '',
      isQuiet: problem !== problems[0],
      busy,
      t,
    };
    return (
      <Fragment key={field.id}>
        <div data-answer={field.id}>
          <AnswerField
            {...shown}
            onSettle={onSettle && ((settled) => onSettle(field.id, settled))}
          />
        </div>
        {after?.(field)}
      </Fragment>
    );
  });
}

/** The code of uploads is requested by forms that have such a field. */
const ImageField = createDeferredPart(async () => (await import('./ImageField.tsx')).ImageField);

function AnswerField({
  onSettle,
  ...shown
}: AnswerFieldProps & {
  readonly onSettle: ((settled: WaitForUpload | null) => void) | undefined;
}) {
  switch (shown.field.kind) {
    case 'paragraph':
      return <ParagraphField {...shown} />;
    case 'choice':
    case 'choices':
      return <OptionsField {...shown} />;
    case 'date':
      return <DateField {...shown} />;
    case 'picture':
      return (
        <div className="min-h-240">
          <ImageField {...shown} onSettle={onSettle} />
        </div>
      );
    default:
      return <LineField {...shown} />;
  }
}

const formatAnswerProblem = ({ message }: AnswerProblem, t: JoinTranslate): string =>
  'text' in message ? message.text : t(message.key, message.values);

/** Renders a native date input, or a text input without one (Safari 14 on desktop computers). */
function DateField({ field, answer, set, error, isQuiet, busy, t }: AnswerFieldProps) {
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
function LineField({ field, answer, set, error, isQuiet, busy, t }: AnswerFieldProps) {
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
