/** Renders an error of a form as a whole. */
export function FormError({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="field-error" role="alert">
      {text}
    </p>
  );
}
