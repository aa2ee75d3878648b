/** Renders the placeholder of an article with a media header while it loads. */
export function MediaHeaderSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="skeleton pt-88" role="status">
      <span className="sr-only">{label}</span>
      <i className="w-full pt-[56.25%]" />
      <div className="px-32 pt-28">
        <i className="h-52 w-full" />
        <i className="mt-16 h-52 w-3/5" />
        <i className="mt-28 h-28 w-2/5" />
        <i className="mt-48 h-32 w-full" />
        <i className="mt-28 h-32 w-full" />
        <i className="mt-28 h-32 w-3/5" />
      </div>
    </div>
  );
}
