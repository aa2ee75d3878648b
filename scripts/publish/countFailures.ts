/** Counts failures of a part of the publisher by their kind; one where no number is given. */
export type CountFailures = (
  part: 'page' | 'delivery' | 'purge',
  kind: string,
  count?: number,
) => void;
