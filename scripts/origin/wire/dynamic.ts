import { accountOf } from '../../sample/accounts.ts';
import type { EditionDynamic } from '../../sample/dynamics.ts';
import { reporterOf } from '../../sample/reporters.ts';
import type { Addresses } from './addresses.ts';
import { FILE_TYPE, filesOfType, formatFiles } from './attached.ts';
import { loose } from './loose.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wire.md).

/** What a reporter or an account writes between articles. */
export function formatDynamic(dynamic: EditionDynamic, addresses: Addresses) {
  const { id } = dynamic;
  const files = formatFiles(dynamic.files, addresses);
  return {
    id,
    ...formatAuthor(dynamic, addresses),
    title: dynamic.title,
    content: dynamic.text,
    created: formatWireTime(parseChinaTime(dynamic.at)),
    attachments: {
      pics: filesOfType(files, FILE_TYPE.picture),
      videos: filesOfType(files, FILE_TYPE.video),
      audios: filesOfType(files, FILE_TYPE.audio),
    },
    countPraise: loose(dynamic.praises, id, 'countPraise'),
    countDiscuss: loose(dynamic.comments, id, 'countDiscuss'),
  };
}

function formatAuthor({ reporter, account, nameless }: EditionDynamic, addresses: Addresses) {
  const ids = reporter === undefined ? { xyId: account ?? 0 } : { reporterId: reporter };
  if (nameless) return { ...ids, authorName: null, authorIcon: '', authorDuty: '' };
  if (reporter === undefined) {
    const found = accountOf(account ?? 0);
    return {
      ...ids,
      authorName: found?.name ?? '',
      authorIcon: found ? addresses.look(`account-${found.id}.jpg`) : '',
      authorDuty: '',
    };
  }
  const found = reporterOf(reporter);
  return {
    ...ids,
    authorName: found?.name ?? '',
    authorIcon: found ? addresses.look(`reporter-${found.id}.jpg`) : '',
    authorDuty: found?.duty ?? '',
  };
}
