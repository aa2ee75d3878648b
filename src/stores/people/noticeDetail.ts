import { getNotice } from '../../api/calls/circles.ts';
import type { Notice } from '../../model/people/types.ts';
import { fail } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** A notice to the members of a circle. */
export const noticeDetail = createSinglePage<Notice>();

const NONE = fail({ kind: 'empty', message: 'no notice', call: 'notice-detail' } as const);

export const openNotice = (settings: Settings, id: string): Promise<void> =>
  noticeDetail.open(settings, (client) =>
    besideConfig(client, id === '' ? Promise.resolve(NONE) : getNotice(client, { id })),
  );
