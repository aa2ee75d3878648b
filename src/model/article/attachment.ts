/** Returns the file type of an address ('PDF' for `…/plan.pdf?x=1`); '' when it has no ending. */
export function formatFileType(address: string): string {
  const path = address.replace(/[?#].*/, '');
  return (/\.([a-z\d]{2,4})$/i.exec(path)?.[1] ?? '').toUpperCase();
}
