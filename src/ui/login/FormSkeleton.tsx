/** Renders the placeholder of a form with two fields and a button, before hydration. */
export function FormSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="skeleton px-32 pt-136" role="status" aria-label={label}>
      <i className="h-64 w-200" />
      <i className="mt-64 h-88" />
      <i className="mt-64 h-88" />
      <i className="mt-64 h-88" />
    </div>
  );
}
