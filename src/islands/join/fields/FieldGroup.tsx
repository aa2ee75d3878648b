import { type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';

interface FieldGroupProps {
  readonly label: string;
  readonly hint: string;
  /** What is wrong with it, in words; '' for nothing. */
  readonly error: string;
  readonly isQuiet: boolean;
  readonly children: ReactNode;
}

/** A field that is more than one input: its name, its hint and what is wrong with all of it. */
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
