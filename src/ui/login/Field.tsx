import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id' | 'className'>;

interface FieldProps extends InputProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  /** Error message. */
  readonly error?: string | undefined;
  /** Not announced: of several wrong fields only the first is; the others are read on focus. */
  readonly isQuiet?: boolean;
  /** The field's rule, shown before any error. */
  readonly hint?: string | undefined;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** Renders a labelled field with its hint and its error, which is announced. */
export function Field(props: FieldProps) {
  const { name, label, value, onType, error, isQuiet, hint, before, after, ...input } = props;
  const id = useId();
  const about = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box" data-wrong={error ? '' : undefined}>
        {before}
        <input
          {...input}
          id={id}
          className="field-input"
          name={name}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={about || undefined}
          onChange={(event) => onType(event.target.value)}
        />
        {after}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}h`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}e`} role={isQuiet ? undefined : 'alert'}>
          {error}
        </p>
      )}
    </div>
  );
}
