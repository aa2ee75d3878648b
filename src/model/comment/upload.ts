import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { parseToken } from '../session/normaliseSession.ts';
import { field, findRows, parseEach, parseRecord, parseText } from '../wire.ts';

/** An uploaded image. */
export type Upload = read.Parsed<typeof parseUpload>;

/**
 * Returns the answer of `upload`, an object with the address or the address alone; null without
 * an address.
 */
export function parseUpload(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['url'], {
    url: filterImageLink(value) || read.image(wire, 'url', 'imgUrl', 'value'),
    /** Pixels; 0 when the server sent none. */
    width: read.count(wire, 'width'),
    height: read.count(wire, 'height'),
  });
}

/**
 * Answers of uploads that take several steps. Their fields are not documented: the names are
 * ours, with likely alternatives.
 */

/** A file on the server whose address is not known yet. */
export interface SentUpload {
  readonly fileId: string;
}

/** Returns the token of `{accessToken}`, `{token}` or plain text; null without one. */
export function parseUploadToken(payload: unknown): string | null {
  const wire = parseRecord(payload);
  const sent = typeof payload === 'string' ? payload : field(wire, 'accessToken', 'token', 'value');
  return parseToken(sent) || null;
}

/** Returns the id of a file, plain or in an object; null without one. */
export function parseSentUpload(payload: unknown): SentUpload | null {
  const wire = parseRecord(payload);
  const id = field(wire, 'fileId', 'fileID', 'id', 'objectName', 'value');
  const fileId = parseText(typeof payload === 'string' ? payload : id);
  return fileId === '' ? null : { fileId };
}

/** Returns the uploaded file's address, or the id to request it with; null without both. */
export const parseUploadOrSent = (payload: unknown): Upload | SentUpload | null =>
  parseUpload(payload) ?? parseSentUpload(payload);

/** Returns a list of uploads, bare or in an object; null when one of them has no address. */
export function parseUploads(payload: unknown): readonly Upload[] | null {
  const list = findRows(payload, 'list', 'results', 'value');
  const uploads = parseEach(list, parseUpload);
  return uploads.length > 0 && uploads.length === list.length ? uploads : null;
}
