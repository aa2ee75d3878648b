interface LinesSkeletonProps {
  readonly label: string;
  readonly lines?: number;
}

/** Renders the skeleton of points entries while they load. */
export function LinesSkeleton({ label, lines = 6 }: LinesSkeletonProps) {
  return (
    <div aria-busy="true" className="skeleton" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <i key={line} className="my-32 h-40 w-full" />
      ))}
    </div>
  );
}

/** Renders the skeleton of the whole page. */
export function PointsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="skeleton px-32 pt-136">
      <i className="h-36 w-200" />
      <i className="mt-24 h-88 w-224" />
      <i className="mb-64 mt-48 h-64 w-full" />
      <LinesSkeleton label={label} />
    </div>
  );
}
