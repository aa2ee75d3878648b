/** Renders the skeleton of a vote while it loads. */
export const BigVoteSkeleton = ({ label }: { readonly label: string }) => (
  <div aria-busy="true" className="skeleton" role="status">
    <span className="sr-only">{label}</span>
    <i className="h-375 w-full" />
    <div className="px-32">
      <i className="mt-32 h-44 w-3/5" />
      <i className="mt-24 h-36 w-2/5" />
      <div className="mt-64 flex gap-16">
        <i className="h-336 flex-1" />
        <i className="h-336 flex-1" />
      </div>
      <div className="mt-120 flex gap-16">
        <i className="h-336 flex-1" />
        <i className="h-336 flex-1" />
      </div>
    </div>
  </div>
);
