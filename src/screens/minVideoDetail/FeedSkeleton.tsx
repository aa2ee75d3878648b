/** Renders the skeleton of the first video. */
export function FeedSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="feed-stage skeleton" role="status">
      <span className="sr-only">{label}</span>
      <div className="slide">
        <span className="slide-video" />
        <div className="slide-words">
          <i className="h-44 w-3/5" />
          <i className="mt-24 h-44 w-2/5" />
        </div>
      </div>
    </div>
  );
}
