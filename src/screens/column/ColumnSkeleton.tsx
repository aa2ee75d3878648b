import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

/** Renders the skeleton of a column's page while it loads: bar, head and rows. */
export function ColumnSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <div aria-hidden="true" className="skeleton">
        <div className="flex h-88 items-center border-b px-32">
          <i className="h-36 w-200" />
        </div>
        <div className="px-32 pt-28">
          <i className="h-44 w-1/3" />
          <i className="mt-20 h-28 w-3/5" />
        </div>
      </div>
      <RowsSkeleton label={label} />
    </>
  );
}
