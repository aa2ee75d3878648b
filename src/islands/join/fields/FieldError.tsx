interface FieldErrorProps {
  /** Named by the `aria-describedby` of its field. */
  readonly id: string;
  readonly isQuiet: boolean;
  readonly text: string;
}

/** What is wrong with a field that is more than one input. */
export function FieldError({ id, isQuiet, text }: FieldErrorProps) {
  if (text === '') return null;
  return (
    <p className="field-error" id={id} role={isQuiet ? undefined : 'alert'}>
      {text}
    </p>
  );
}
