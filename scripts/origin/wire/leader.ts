import type { SampleLeader } from '../../sample/types.ts';
import type { Addresses } from './addresses.ts';

/** A leader as modules hold one (interop section 9): `url` is the portrait, column 0 is none. */
export function formatModuleLeader(leader: SampleLeader, addresses: Addresses) {
  return { cmiName: leader.name, ...formatOffice(leader, addresses) };
}

/** A leader as the calls of leaders answer one. */
export function formatLeader(leader: SampleLeader, addresses: Addresses) {
  return { name: leader.name, ...formatOffice(leader, addresses) };
}

const formatOffice = (leader: SampleLeader, addresses: Addresses) => ({
  id: leader.id,
  duty: leader.duty,
  description: leader.description,
  url: addresses.look(`leader-${leader.id}.jpg`),
  columnID: leader.column,
  groupID: leader.group,
});
