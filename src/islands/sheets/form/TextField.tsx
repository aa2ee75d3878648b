import type { InputHTMLAttributes } from 'react';
import { Field } from '../../../ui/login/Field.tsx';
import type { SheetForm } from './useSheetForm.ts';

interface TextFieldProps<F extends string>
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'type'> {
  readonly form: SheetForm<F>;
  readonly name: NoInfer<F>;
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Whether it has the focus when the sheet opens. */
  readonly autoFocus?: boolean;
}

/** Renders a single-line field of a form. */
export function TextField<F extends string>(props: TextFieldProps<F>) {
  const { form, name, autoFocus, ...field } = props;
  const { busy, fields, problem, values } = form;
  return (
    <Field
      {...field}
      data-autofocus={autoFocus ? '' : undefined}
      error={problem?.field === name ? problem.message : undefined}
      name={name}
      onType={(value) => form.set(name, value)}
      readOnly={busy}
      required={fields[name].needed !== undefined}
      value={values[name]}
    />
  );
}
