/** Renders the skeleton of a page with one item while it loads. */
export function SingleSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="skeleton px-32" role="status">
      <span className="sr-only">{label}</span>
      <i className="mt-20 h-44 w-200" />
      <i className="mx-auto mt-120 h-160 w-160" />
      <i className="mx-auto mt-40 h-48 w-3/5" />
      <i className="mx-auto mt-24 h-30 w-2/5" />
    </div>
  );
}
