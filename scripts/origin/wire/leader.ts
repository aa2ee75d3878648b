import type { SampleLeader } from '../../sample/types.ts';
import type { Addresses } from './addresses.ts';

/** Formats a leader in a module (wire 9.7): `url` is the portrait, `columnID` 0 is none. */
export function formatModuleLeader(leader: SampleLeader, addresses: Addresses) {
  return { cmiName: leader.name, ...formatOffice(leader, addresses) };
}

/** Formats a leader in the calls of leaders. */
export function formatLeader(leader: SampleLeader, addresses: Addresses) {
  return { name: leader.name, ...formatOffice(leader, addresses) };
}

const formatOffice = (leader: SampleLeader, addresses: Addresses) => ({
  id: leader.id,
  duty: leader.duty,
  description: leader.description,
  url: addresses.logo(`leader-${leader.id}.jpg`),
  columnID: leader.column,
  groupID: leader.group,
});
