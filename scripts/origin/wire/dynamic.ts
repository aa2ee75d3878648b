import { findAccount } from '../../sample/accounts.ts';
import type { SampleDynamic } from '../../sample/dynamics.ts';
import { findReporter } from '../../sample/reporters.ts';
import type { Addresses } from './addresses.ts';
import { FILE_TYPE, filterFilesByType, formatFiles } from './files.ts';
import { formatLooseNumber } from './loose.ts';
import { formatWireTime, parseChinaTime } from './time.ts';

// Guesses: no answer of a server with these objects is known (src/docs/wireFields.md).

/** Formats a post of a reporter or an account. */
export function formatDynamic(dynamic: SampleDynamic, addresses: Addresses) {
  const { id } = dynamic;
  const files = formatFiles(dynamic.files, addresses);
  return {
    id,
    ...formatAuthor(dynamic, addresses),
    title: dynamic.title,
    content: dynamic.text,
    created: formatWireTime(parseChinaTime(dynamic.at)),
    attachments: {
      pics: filterFilesByType(files, FILE_TYPE.image),
      videos: filterFilesByType(files, FILE_TYPE.video),
      audios: filterFilesByType(files, FILE_TYPE.audio),
    },
    countPraise: formatLooseNumber(dynamic.praises, id, 'countPraise'),
    countDiscuss: formatLooseNumber(dynamic.comments, id, 'countDiscuss'),
  };
}

function formatAuthor({ reporter, account, nameless }: SampleDynamic, addresses: Addresses) {
  const ids = reporter === undefined ? { xyId: account ?? 0 } : { reporterId: reporter };
  if (nameless) return { ...ids, authorName: null, authorIcon: '', authorDuty: '' };
  if (reporter === undefined) {
    const found = findAccount(account ?? 0);
    return {
      ...ids,
      authorName: found?.name ?? '',
      authorIcon: found ? addresses.logo(`account-${found.id}.jpg`) : '',
      authorDuty: '',
    };
  }
  const found = findReporter(reporter);
  return {
    ...ids,
    authorName: found?.name ?? '',
    authorIcon: found ? addresses.logo(`reporter-${found.id}.jpg`) : '',
    authorDuty: found?.duty ?? '',
  };
}
