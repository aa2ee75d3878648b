import { Fragment, type ReactNode } from 'react';
import type { JoinTranslate } from '../../../i18n/translate.ts';
import type { Answer, AnswerProblem, Answers } from '../../../model/activity/answers.ts';
import type { ApplyField } from '../../../model/activity/types.ts';
import type { AnswerFieldProps, Settled } from './answer.ts';
import { DateField } from './DateField.tsx';
import { LineField } from './LineField.tsx';
import { OptionsField } from './OptionsField.tsx';
import { ParagraphField } from './ParagraphField.tsx';
import { PictureField } from './PictureField.tsx';

interface AnswerFieldsProps {
  readonly fields: readonly ApplyField[];
  readonly answers: Answers;
  readonly set: (field: string, answer: Answer) => void;
  /** One a field at the most. */
  readonly problems: readonly AnswerProblem[];
  /** The form is being sent. */
  readonly busy?: boolean;
  /** A form with pictures waits for them before it is sent; null when a field has gone. */
  readonly onSettle?: (field: string, settled: Settled | null) => void;
  /** What stands under a field, such as a code for its phone. */
  readonly after?: (field: ApplyField) => ReactNode;
  readonly t: JoinTranslate;
}

/**
 * The fields of a form that an editor put together, in the editor's order. It keeps nothing:
 * answers and problems are the form's, and `focusAnswer` leads to the first that is wrong.
 */
export function AnswerFields(props: AnswerFieldsProps) {
  const { fields, answers, set, problems, busy = false, onSettle, after, t } = props;
  return fields.map((field) => {
    const problem = problems.find((one) => one.field === field.id);
    const shown: AnswerFieldProps = {
      field,
      answer: answers[field.id] ?? '',
      set: (answer) => set(field.id, answer),
      error: problem ? wordsOf(problem, t) : '',
      isQuiet: problem !== problems[0],
      busy,
      t,
    };
    return (
      <Fragment key={field.id}>
        <div data-answer={field.id}>
          <OneField {...shown} onSettle={onSettle && ((settled) => onSettle(field.id, settled))} />
        </div>
        {after?.(field)}
      </Fragment>
    );
  });
}

function OneField({
  onSettle,
  ...shown
}: AnswerFieldProps & { readonly onSettle: ((settled: Settled | null) => void) | undefined }) {
  switch (shown.field.kind) {
    case 'paragraph':
      return <ParagraphField {...shown} />;
    case 'choice':
    case 'choices':
      return <OptionsField {...shown} />;
    case 'date':
      return <DateField {...shown} />;
    case 'picture':
      return <PictureField {...shown} onSettle={onSettle} />;
    default:
      return <LineField {...shown} />;
  }
}

const wordsOf = ({ message }: AnswerProblem, t: JoinTranslate): string =>
  'text' in message ? message.text : t(message.key, message.values);
