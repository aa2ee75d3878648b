/** 'PDF' of `…/plan.pdf?x=1`: the kind of a file by its address; '' when it tells none. */
export function formatFileType(address: string): string {
  const path = address.replace(/[?#].*/, '');
  return (/\.([a-z\d]{2,4})$/i.exec(path)?.[1] ?? '').toUpperCase();
}
