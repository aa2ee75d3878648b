import { parseGovernmentQuestion } from '../../model/people/qa.ts';
import type { GovernmentQuestion } from '../../model/people/types.ts';
import { parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { governmentQuestionCall } from './questionCalls.ts';
import { type Read, read } from './read.ts';

/** A question to the government. The id that was asked for counts where the answer brings none. */
export const qaDetail = (
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<GovernmentQuestion> =>
  read(client, governmentQuestionCall(id), options, (payload) =>
    parseGovernmentQuestion({ id, ...parseRecord(payload) }),
  );
