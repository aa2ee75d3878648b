/**
 * A page's title: ASCII counts one byte, all else two, and twice `maxCharacters`
 * bytes are kept (product 2.5). 0 or less keeps all.
 */
export function formatPageTitle(title: string, maxCharacters: number): string {
  if (maxCharacters <= 0) return title;
  let bytesLeft = maxCharacters * 2;
  let kept = '';
  for (const character of title) {
    bytesLeft -= character > '\u007f' ? 2 : 1;
    if (bytesLeft < 0) break;
    kept += character;
  }
  return kept;
}
