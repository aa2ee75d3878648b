import { tipoffDetail } from '../../api/calls/tipoffs.ts';
import type { LoadItem } from '../../api/loadItem.ts';
import type { Tipoff } from '../../model/community/tipoff.ts';
import { ok } from '../../model/result.ts';
import { readUid } from '../../services/session/tokenStore.ts';

/**
 * Loads a tip-off; null without an id, on the page for sending one. Servers send it to its writer, and to
 * everybody once the newsroom has published it.
 */
export const loadTipoff: LoadItem<Tipoff | null> = async (client, id) =>
  id === '' ? ok(null) : tipoffDetail(client, { id, userId: readUid() || '0' });
