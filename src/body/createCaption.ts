import { element, text } from './tree.ts';
import type { Node } from './types.ts';

/** The end of a caption that names who made the image: `何一舟 摄`, `（新华社供图）`. */
const CREDIT =
  /^(.*?)([（(]?[^\s。！？；（(]{1,12}[\s\u00a0]?(?:摄|摄影|供图|绘|制图)[）)]?[。.]?)$/s;

/** Returns the content of a caption; its credit is a `small`, which is kept on one line. */
export function createCaption(caption: string): Node[] {
  const [, words = '', credit] = CREDIT.exec(caption) ?? [];
  if (credit === undefined) return [text(caption)];
  return [...(words ? [text(words)] : []), element('small', {}, [text(credit)])];
}
