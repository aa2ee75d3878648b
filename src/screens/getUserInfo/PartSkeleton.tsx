import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

/** Renders the skeleton of a list below the title of a part; it has the margins of a whole page. */
export const PartSkeleton = ({ label }: { readonly label: string }) => (
  <div className="-mx-32">
    <RowsSkeleton label={label} />
  </div>
);
