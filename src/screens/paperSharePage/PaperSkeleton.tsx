/** Renders the skeleton of a newspaper page below its masthead. */
export function PaperSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="paper skeleton" role="status">
      <span className="sr-only">{label}</span>
      <div className="paper-head px-32">
        <i className="h-48 w-2/5" />
        <i className="mt-16 h-28 w-3/5" />
      </div>
      <div className="paper-open">
        <div className="paper-sheet">
          <i className="paper-shape" />
        </div>
      </div>
    </div>
  );
}
