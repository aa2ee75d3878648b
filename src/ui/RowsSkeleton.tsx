/** Renders the placeholder of a list of articles while it loads. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="skeleton px-32 pt-20" role="status">
      <span className="sr-only">{label}</span>
      <i className="h-44 w-200" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex gap-28 border-b py-30">
          <div className="flex-1">
            <i className="h-36 w-full" />
            <i className="mt-16 h-36 w-3/5" />
            <i className="mt-28 h-26 w-2/5" />
          </div>
          <i className="h-150 w-224" />
        </div>
      ))}
    </div>
  );
}
