/** The character maps of Chinese fonts, each a file that loads when a PDF page needs it. */
const FILES = import.meta.glob<string>(
  '/node_modules/pdfjs-dist/cmaps/{GBK-EUC,GBKp-EUC,GBK2K,GB-EUC,UniGB-UCS2,UniGB-UTF16,UniCNS-UCS2,UniCNS-UTF16}-{H,V}.bcmap',
  { query: '?url', import: 'default', eager: true },
);
const UCS2 = import.meta.glob<string>(
  '/node_modules/pdfjs-dist/cmaps/Adobe-{GB1,CNS1}-UCS2.bcmap',
  { query: '?url', import: 'default', eager: true },
);
const ADDRESSES = new Map(
  [...Object.entries(FILES), ...Object.entries(UCS2)].map(([file, url]) => [
    file.replace(/^.*\/|\.bcmap$/g, ''),
    url,
  ]),
);

/** Returns a character map; throws where there is none: the library then renders what it can. */
export async function readBundledMap(name: string): Promise<Uint8Array> {
  const url = ADDRESSES.get(name);
  if (!url) throw new Error(`no character map ${name}`);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`character map ${name}: HTTP ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
