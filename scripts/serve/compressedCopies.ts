import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiate.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Enough for all pages and chunks of a build while it is being looked at. */
const CACHE_LIMIT_B = 32 * 1024 * 1024;

/** Cache of compressed copies of files that have none on disk; least recently used. */
export class CompressedCopies {
  readonly #copies = new Map<string, Buffer>();
  #bytes = 0;

  /** Returns the compressed copy. `key` identifies one version of a file; `read` loads it. */
  async get(
    key: string,
    encoding: Exclude<Encoding, 'identity'>,
    read: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const name = `${encoding} ${key}`;
    const known = this.#copies.get(name);
    if (known) {
      this.#copies.delete(name);
      this.#copies.set(name, known);
      return known;
    }
    const content = await read();
    const copy =
      encoding === 'br'
        ? await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : await deflate(content);
    this.#keep(name, copy);
    return copy;
  }

  #keep(name: string, copy: Buffer): void {
    if (copy.length > CACHE_LIMIT_B / 4 || this.#copies.has(name)) return;
    this.#copies.set(name, copy);
    this.#bytes += copy.length;
    for (const [oldest, old] of this.#copies) {
      if (this.#bytes <= CACHE_LIMIT_B) break;
      this.#copies.delete(oldest);
      this.#bytes -= old.length;
    }
  }
}
