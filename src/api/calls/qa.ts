import type { GovernmentQuestion } from '../../model/community/communityTypes.ts';
import { parseGovernmentQuestion } from '../../model/community/qa.ts';
import { parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { governmentQuestionCall } from './questions.ts';
import { type Read, read } from './read.ts';

/** Loads a question to the government. The requested id is used when the answer has none. */
export const qaDetail = (
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<GovernmentQuestion> =>
  read(client, governmentQuestionCall(id), options, (payload) =>
    parseGovernmentQuestion({ id, ...parseRecord(payload) }),
  );
