import { field, parseEach, parseId, parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import type { ApiCall } from '../request.ts';
import { videoListCall } from './mvod.ts';
import { read } from './read.ts';

/**
 * Returns whether the server answers a call with content: a text, rows, or a list with rows in an
 * object. A call that fails or is unknown has none. The parsers of the lists are not needed for that.
 */
export async function hasRows(client: Client, call: ApiCall): Promise<boolean> {
  const answer = await read(client, call, (payload) =>
    [payload, ...Object.values(parseRecord(payload))].some(isFilled),
  );
  return answer.ok && answer.value;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

/** Returns whether the server knows a call. */
export const isAnswered = async (client: Client, call: ApiCall): Promise<boolean> =>
  (await read(client, call, () => true)).ok;

/** Loads the id of the newest short video; '' for none. */
export async function findShortVideo(client: Client): Promise<string> {
  const call = videoListCall({ categoryId: '', page: 1 });
  const answer = await read(client, call, (payload) => {
    const rows = parseEach(field(parseRecord(payload), 'list'), parseRecord);
    return rows.map((row) => parseId(field(row, 'id', 'fileId', 'fileID'))).find(Boolean) ?? '';
  });
  return answer.ok ? answer.value : '';
}
