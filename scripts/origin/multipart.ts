/** The file and the fields of a multipart form. */
export interface SentFile {
  readonly file: Buffer | null;
  readonly field: (name: string) => string;
}

/** Limit of the whole body; reading stops there. */
const MAX_BODY_BYTES = 12 * 1024 * 1024;

/** Reads a multipart form with one `file`. */
export async function readMultipart(request: Request): Promise<SentFile | 'too large' | 'no form'> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return 'too large';
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data') || !request.body) return 'no form';
  const body = await readUpTo(request.body, MAX_BODY_BYTES);
  if (body === null) return 'too large';
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    return {
      file: file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : null,
      field: (name) => {
        const value = form.get(name);
        return typeof value === 'string' ? value : '';
      },
    };
  } catch {
    return 'no form';
  }
}

/** Reads a stream; null when it is longer than `limit`, without reading the rest. */
async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number) {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
