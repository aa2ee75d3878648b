/** Renders the placeholder of an article while it loads. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="skeleton px-32 pt-28" role="status">
      <span className="sr-only">{label}</span>
      <i className="h-52 w-full" />
      <i className="mt-16 h-52 w-3/5" />
      <i className="mt-28 h-28 w-2/5" />
      <i className="mt-48 h-32 w-full" />
      <i className="mt-28 h-32 w-full" />
      <i className="mt-28 h-32 w-4/5" />
      <i className="mt-48 h-400 w-full" />
      <i className="mt-48 h-32 w-full" />
      <i className="mt-28 h-32 w-full" />
      <i className="mt-28 h-32 w-3/5" />
    </div>
  );
}
