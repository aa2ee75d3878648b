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
