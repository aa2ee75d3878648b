import { loadQaDetail } from '../../api/pages/people/qaDetail.ts';
import type { GovernmentQuestion } from '../../model/people/types.ts';
import { fail } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';

/** A question to the government; two routes show it. */
export const qaDetail = createSinglePage<GovernmentQuestion>();

const NONE = fail({ kind: 'empty', message: 'no question', call: 'qaDetail' } as const);

export function openQaDetail(settings: Settings, id: string): Promise<void> {
  return qaDetail.open(settings, (client) =>
    besideConfig(client, id === '' ? Promise.resolve(NONE) : loadQaDetail(client, id)),
  );
}
