import { parseToken } from '../session/normalise.ts';
import { field, parseEach, parseList, parseRecord, parseText } from '../wire.ts';
import { parseUpload, type Upload } from './upload.ts';

/**
 * Answers of the uploads that take more than one step. Nobody has written their fields
 * down: the names are ours, with those that are likely beside them.
 */

/** A file that the server has, whose address it has not told yet. */
export interface SentUpload {
  readonly fileId: string;
}

/** `{accessToken}`, `{token}` or the token itself. */
export function parseUploadToken(payload: unknown): string | null {
  const wire = parseRecord(payload);
  const sent = typeof payload === 'string' ? payload : field(wire, 'accessToken', 'token', 'value');
  return parseToken(sent) || null;
}

/** The id of a file, or an object with it. */
export function parseSentUpload(payload: unknown): SentUpload | null {
  const wire = parseRecord(payload);
  const id = field(wire, 'fileId', 'fileID', 'id', 'objectName', 'value');
  const fileId = parseText(typeof payload === 'string' ? payload : id);
  return fileId === '' ? null : { fileId };
}

/** Where the file is, or what to ask for it by. */
export const parseUploadOrSent = (payload: unknown): Upload | SentUpload | null =>
  parseUpload(payload) ?? parseSentUpload(payload);

/** A list of uploads, alone or in an object; null when one of them has no address. */
export function parseUploads(payload: unknown): readonly Upload[] | null {
  const list = Array.isArray(payload)
    ? payload
    : parseList(field(parseRecord(payload), 'list', 'results', 'value'));
  const uploads = parseEach(list, parseUpload);
  return uploads.length > 0 && uploads.length === list.length ? uploads : null;
}
