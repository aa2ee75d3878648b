import { readSearch } from '../../host/address.ts';
import { parseInviterName } from '../../model/invite/normalise.ts';
import type { InviteFacts } from '../../model/invite/types.ts';
import type { JoinView } from '../../ui/people/view.ts';

/**
 * Who invites, in a sentence. The server's word counts; a name in the link may be anybody's, and
 * stands in only where the server names nobody.
 */
export function sayInviter(facts: InviteFacts | null, { t, config }: JoinView): string {
  const site = config.siteName;
  const name = nameOf(facts);
  return name ? t('invite.from', { name, site }) : t('invite.fromFriend', { site });
}

export const nameOf = (facts: InviteFacts | null): string =>
  facts?.inviter?.name || parseInviterName(new URLSearchParams(readSearch()).get('name'));
