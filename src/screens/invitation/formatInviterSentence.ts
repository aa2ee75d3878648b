import { readSearch } from '../../host/address.ts';
import { type InviteFacts, parseInviterName } from '../../model/invite/normaliseInvite.ts';
import type { JoinView } from '../../ui/community/communityView.ts';

/**
 * Returns the sentence that names the inviter. The server's name has priority: the name in the link
 * can be forged, and is only used when the server has none.
 */
export function formatInviterSentence(facts: InviteFacts | null, { t, config }: JoinView): string {
  const site = config.siteName;
  const name = getInviterName(facts);
  return name ? t('invite.from', { name, site }) : t('invite.fromFriend', { site });
}

export const getInviterName = (facts: InviteFacts | null): string =>
  facts?.inviter?.name || parseInviterName(new URLSearchParams(readSearch()).get('name'));
