import { type ComponentProps, memo } from 'react';
import { Reports } from '../../ui/live/Reports.tsx';
import { ListChunks } from '../list/ListChunks.tsx';

/**
 * Reports of a broadcast, of which those far away are not drawn. They are rendered when they
 * change: reports that only wait to be shown change nothing.
 */
export const ReportChunks = memo(function ReportChunks({
  reports,
  firstPicture,
  ...rest
}: ComponentProps<typeof Reports>) {
  /** The number of the first picture of each report, counted on from those before it. */
  const firstPictures = new Map<string, number>();
  let next = firstPicture;
  for (const { id, pictures } of reports) {
    firstPictures.set(id, next);
    next += pictures.length;
  }
  return (
    <ListChunks rows={reports}>
      {(some) => (
        <Reports
          {...rest}
          firstPicture={firstPictures.get(some[0]?.id ?? '') ?? firstPicture}
          reports={some}
        />
      )}
    </ListChunks>
  );
});
