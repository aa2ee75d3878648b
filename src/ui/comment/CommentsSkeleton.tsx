/** Renders the placeholder of comments while they load. */
export function CommentsSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="skeleton px-32" role="status">
      <span className="sr-only">{label}</span>
      <i className="mt-40 h-44 w-200" />
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="mt-40 flex gap-20">
          <i className="h-64 w-64 rounded-full" />
          <div className="flex-1">
            <i className="h-26 w-160" />
            <i className="mt-20 h-32 w-full" />
            <i className="mt-16 h-32 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
