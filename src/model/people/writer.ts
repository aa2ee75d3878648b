import { filterImageLink } from '../link.ts';
import { field, parseFlag, parseLinkedId, parseText, type Wire } from '../wire.ts';
import type { Writer } from './types.ts';

/** A reader who wrote something. Their name may be missing: the page has a word for that. */
export const parseReader = (wire: Wire): Writer => ({
  id: parseLinkedId(field(wire, 'userID', 'userId', 'uid')),
  kind: 'reader',
  name: parseText(field(wire, 'userName', 'username', 'nickname')),
  icon: filterImageLink(field(wire, 'userIcon', 'userHead', 'head')),
  duty: parseText(field(wire, 'duty')),
  official: parseFlag(field(wire, 'isOfficial')),
});

/** Who writes for an account or as a reporter: whichever of the two the answer names. */
export function parseAuthor(wire: Wire): Writer {
  const reporterId = parseLinkedId(field(wire, 'reporterId', 'reporterID', 'authorId', 'authorID'));
  const accountId = parseLinkedId(field(wire, 'xyId', 'xyID'));
  const isAccount = reporterId === '' && accountId !== '';
  return {
    id: isAccount ? accountId : reporterId,
    kind: isAccount ? 'account' : 'reporter',
    name: parseText(field(wire, 'authorName', 'reporterName', 'xyName', 'name')),
    icon: filterImageLink(field(wire, 'authorIcon', 'reporterIcon', 'xyIcon', 'icon')),
    duty: parseText(field(wire, 'authorDuty', 'duty')),
    official: false,
  };
}
