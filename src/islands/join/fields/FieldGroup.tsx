import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  readonly label: string;
  readonly hint: string;
  /** Error message; '' for none. */
  readonly error: string;
  readonly isQuiet: boolean;
  readonly children: ReactNode;
}

/** Renders a field with several inputs: its label, its hint and one error for all of them. */
export function FieldGroup({ label, hint, error, isQuiet, children }: FieldGroupProps) {
  const id = useId();
  const about = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={about || undefined} className="field answer-group">
      <legend className="field-label">{label}</legend>
      {hint && (
        <p className="field-hint" id={`${id}h`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}e`} isQuiet={isQuiet} text={error} />
    </fieldset>
  );
}

interface FieldErrorProps {
  /** Referenced by the `aria-describedby` of its field. */
  readonly id: string;
  readonly isQuiet: boolean;
  readonly text: string;
}

/** Renders the error of a field with several inputs. */
export function FieldError({ id, isQuiet, text }: FieldErrorProps) {
  if (text === '') return null;
  return (
    <p className="field-error" id={id} role={isQuiet ? undefined : 'alert'}>
      {text}
    </p>
  );
}
