/** Returns the MD5 hash of a text's UTF-8 bytes as hex in lower case. */
export async function hashMd5(text: string): Promise<string> {
  const { default: md5 } = await import('crypto-js/md5.js');
  return md5(text).toString();
}
