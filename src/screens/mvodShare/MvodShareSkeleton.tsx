/** Renders the skeleton of a short video and its text. */
export function MvodShareSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="skeleton" role="status">
      <span className="sr-only">{label}</span>
      <i className="video-box" />
      <div className="px-32 pt-28">
        <i className="h-44 w-3/5" />
        <i className="mt-24 h-28 w-2/5" />
      </div>
    </div>
  );
}
