import { filterImageLink } from '../link.ts';
import { parseLine } from '../text.ts';
import { field, parseFlag, parseLinkedId, type Wire } from '../wire.ts';
import type { Writer } from './communityTypes.ts';

/** Returns the reader who wrote a text. The name may be '': the page then shows a message. */
export const parseReader = (wire: Wire): Writer => ({
  id: parseLinkedId(field(wire, 'userID', 'userId', 'uid')),
  kind: 'reader',
  name: parseLine(field(wire, 'userName', 'username', 'nickname')),
  icon: filterImageLink(field(wire, 'userIcon', 'userHead', 'head')),
  duty: parseLine(field(wire, 'duty')),
  official: parseFlag(field(wire, 'isOfficial')),
});

/** Returns the author of a text by an account or reporter, whichever the answer names. */
export function parseAuthor(wire: Wire): Writer {
  const reporterId = parseLinkedId(field(wire, 'reporterId', 'reporterID', 'authorId', 'authorID'));
  const accountId = parseLinkedId(field(wire, 'xyId', 'xyID'));
  const isAccount = reporterId === '' && accountId !== '';
  return {
    id: isAccount ? accountId : reporterId,
    kind: isAccount ? 'account' : 'reporter',
    name: parseLine(field(wire, 'authorName', 'reporterName', 'xyName', 'name')),
    icon: filterImageLink(field(wire, 'authorIcon', 'reporterIcon', 'xyIcon', 'icon')),
    duty: parseLine(field(wire, 'authorDuty', 'duty')),
    official: false,
  };
}
