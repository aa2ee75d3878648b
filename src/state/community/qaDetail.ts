import { loadQaDetail } from '../../api/pages/community/qaDetail.ts';
import type { GovernmentQuestion } from '../../model/community/communityTypes.ts';
import { fail } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** A question to the government; two routes show it. */
export const qaDetail = createSinglePage<GovernmentQuestion>();

const NONE = fail({ kind: 'empty', message: 'no question', call: 'qaDetail' } as const);

export function loadQaPage(settings: Settings, id: string): Promise<void> {
  return qaDetail.load(settings, (client) =>
    loadWithConfig(client, id === '' ? Promise.resolve(NONE) : loadQaDetail(client, id)),
  );
}
