import { useId } from 'react';
import { countCharacters } from '../../../model/countCharacters.ts';
import { TextBox } from './TextBox.tsx';
import type { SheetForm } from './useSheetForm.ts';

interface TextAreaProps<F extends string> {
  readonly form: SheetForm<F>;
  readonly name: NoInfer<F>;
  readonly label: string;
  readonly placeholder?: string;
  readonly rows?: number;
  /** Whether it has the focus when the sheet opens. */
  readonly autoFocus?: boolean;
}

/** Renders a text of a form; its length is counted in characters as readers count them. */
export function TextArea<F extends string>(props: TextAreaProps<F>) {
  const { form, name, label, placeholder = '', rows = 4, autoFocus = false } = props;
  const { t, busy, fields, problem, values } = form;
  const id = useId();
  const { max, needed } = fields[name];
  const used = countCharacters(values[name].trim());
  const over = used - max;
  const wrong = problem?.field === name ? problem.message : '';
  const words = wrong || (over > 0 ? t('comment.tooLong', { n: over }) : '');
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <TextBox
        autoFocus={autoFocus}
        describedBy={id}
        invalid={words !== ''}
        label={label}
        name={name}
        onChange={(text) => form.set(name, text)}
        placeholder={placeholder}
        readOnly={busy}
        required={needed !== undefined}
        rows={rows}
        text={values[name]}
      />
      <div className="flex justify-between gap-16">
        <p className="field-error" id={id} role="alert">
          {words}
        </p>
        <p
          className={`mt-8 flex-none text-26 tabular-nums ${over > 0 ? 'text-accent' : 'text-ink-3'}`}
        >
          <span aria-hidden="true">{`${used}/${max}`}</span>
          <span className="sr-only">{t('comment.length', { n: used, max })}</span>
        </p>
      </div>
    </div>
  );
}
