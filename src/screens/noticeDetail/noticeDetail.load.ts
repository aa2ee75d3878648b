import { getNotice, noticeCall } from '../../api/calls/circles.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { Notice } from '../../model/community/communityTypes.ts';
import { fail, type Result } from '../../model/result.ts';

// The id is in the query (`parsePageFlags`).
export const listFirstCalls: ListFirstCalls = (_, { id }) => (id ? [noticeCall(id)] : []);

/** Loads a notice to the members of a circle. */
export const loadNotice = async (client: Client, id: string): Promise<Result<Notice, ApiError>> =>
  id === ''
    ? fail({ kind: 'empty', message: 'no notice', call: 'notice-detail' })
    : getNotice(client, { id });
