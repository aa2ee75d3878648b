import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

/** Renders the skeleton of the front page while it loads: masthead, columns, offers, carousel, rows. */
export function HomeSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <div aria-hidden="true" className="skeleton">
        <div className="flex h-88 items-center border-b px-32">
          <i className="h-44 w-200" />
        </div>
        <div className="flex gap-40 border-b px-32 py-28">
          {[0, 1, 2, 3, 4].map((tab) => (
            <i key={tab} className="h-32 w-80" />
          ))}
        </div>
        <div className="flex h-88 items-center gap-40 border-b px-32">
          {[0, 1, 2, 3].map((offer) => (
            <i key={offer} className="h-32 w-120" />
          ))}
        </div>
        <i className="feed-shape" />
      </div>
      <RowsSkeleton label={label} />
    </>
  );
}
