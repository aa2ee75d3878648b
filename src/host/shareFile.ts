/** Returns whether the browser can share the file with other programs. */
export const canShareFile = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/**
 * Opens the browser's share panel with the file. Resolves with whether the reader has shared it: false
 * also when the panel was closed or could not open.
 */
export const shareFile = (file: File, title: string): Promise<boolean> =>
  navigator.share({ files: [file], title }).then(
    () => true,
    () => false,
  );
