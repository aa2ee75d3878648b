import { getNotice, noticeCall } from '../../api/calls/circles.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import type { ListFirstCalls } from '../../api/preload.ts';
import type { Notice } from '../../model/community/circle.ts';
import { fail } from '../../model/result.ts';

// The id is in the query (`parsePageFlags`).
export const listFirstCalls: ListFirstCalls = (_, { id }) => (id ? [noticeCall(id)] : []);

/** Loads a notice to the members of a circle. */
export const loadNotice: LoadItem<Notice> = async (client, id) =>
  id === ''
    ? fail({ kind: 'empty', message: 'no notice', call: 'notice-detail' })
    : getNotice(client, { id });
