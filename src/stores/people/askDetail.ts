import { loadAskDetail } from '../../api/pages/people/askDetail.ts';
import type { AskData } from '../../model/people/types.ts';
import { fail } from '../../model/result.ts';
import type { Settings } from '../../settings.ts';
import { besideConfig, createSinglePage } from '../singlePage.ts';
import { openTokens } from '../tokens.ts';

/** A reader's question and its answers. */
export const askDetail = createSinglePage<AskData>();

const NONE = fail({ kind: 'empty', message: 'no question', call: 'questionAnswerList' } as const);

const isMember = () => openTokens().readMember() !== null;

export function openAskDetail(settings: Settings, id: string): Promise<void> {
  return askDetail.open(settings, (client) =>
    besideConfig(client, id === '' ? Promise.resolve(NONE) : loadAskDetail(client, id, isMember())),
  );
}
