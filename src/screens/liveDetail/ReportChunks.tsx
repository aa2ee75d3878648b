import { type ComponentProps, memo } from 'react';
import { ListChunks } from '../../islands/list/ListChunks.tsx';
import { ReportRows } from './ReportRows.tsx';

/**
 * Renders the reports of a broadcast; those far from the screen are not in the document. Memoised:
 * reports that are kept back do not change the props.
 */
export const ReportChunks = memo(function ReportChunks({
  reports,
  firstPicture,
  ...rest
}: ComponentProps<typeof ReportRows>) {
  /** Number of the first image of each report on the page. */
  const firstPictures = new Map<string, number>();
  let next = firstPicture;
  for (const { id, pictures } of reports) {
    firstPictures.set(id, next);
    next += pictures.length;
  }
  return (
    <ListChunks rows={reports}>
      {(some) => (
        <ReportRows
          {...rest}
          firstPicture={firstPictures.get(some[0]?.id ?? '') ?? firstPicture}
          reports={some}
        />
      )}
    </ListChunks>
  );
});
