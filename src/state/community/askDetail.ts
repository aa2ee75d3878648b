import { loadAskDetail } from '../../api/pages/community/askDetail.ts';
import type { AskData } from '../../model/community/communityTypes.ts';
import { fail } from '../../model/result.ts';
import { getTokenStore } from '../../services/session/tokenStore.ts';
import type { Settings } from '../../settings.ts';
import { createSinglePage, loadWithConfig } from '../singlePage.ts';

/** A reader's question and its answers. */
export const askDetail = createSinglePage<AskData>();

const NONE = fail({ kind: 'empty', message: 'no question', call: 'questionAnswerList' } as const);

const isMember = () => getTokenStore().readMember() !== null;

export function loadAskPage(settings: Settings, id: string): Promise<void> {
  return askDetail.load(settings, (client) =>
    loadWithConfig(
      client,
      id === '' ? Promise.resolve(NONE) : loadAskDetail(client, id, isMember()),
    ),
  );
}
