/** Renders the skeleton of a post while it loads. */
export function PostSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="skeleton px-32" role="status">
      <span className="sr-only">{label}</span>
      <i className="mt-20 h-44 w-200" />
      <div className="mt-48 flex gap-20">
        <i className="h-64 w-64" />
        <i className="mt-12 h-36 w-2/5" />
      </div>
      <i className="mt-28 h-36 w-full" />
      <i className="mt-16 h-36 w-full" />
      <i className="mt-16 h-36 w-3/5" />
      <i className="mt-28 h-200 w-full" />
    </div>
  );
}
