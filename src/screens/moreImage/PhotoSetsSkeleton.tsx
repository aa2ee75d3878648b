/** Renders the skeleton of photo sets while they load. */
export function PhotoSetsSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="skeleton px-32" role="status">
      <span className="sr-only">{label}</span>
      <i className="mt-116 h-44 w-200" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="border-b py-30">
          <i className="h-44 w-4/5" />
          <i className="mt-16 h-422 photo-cover" />
          <i className="mt-16 h-26 w-2/5" />
        </div>
      ))}
    </div>
  );
}
