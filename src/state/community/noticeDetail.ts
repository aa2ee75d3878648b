import { getNotice } from '../../api/calls/circles.ts';
import type { Notice } from '../../model/community/communityTypes.ts';
import { fail } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** A notice to the members of a circle. */
export const noticeDetail = createSinglePage<Notice>();

const NONE = fail({ kind: 'empty', message: 'no notice', call: 'notice-detail' } as const);

export const loadNoticePage = (settings: Settings, id: string): Promise<void> =>
  noticeDetail.load(settings, (client) =>
    loadWithConfig(client, id === '' ? Promise.resolve(NONE) : getNotice(client, { id })),
  );
