import { parseGovernmentQuestion } from '../../model/community/qa.ts';
import { parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import { governmentQuestionCall } from './questions.ts';
import { read } from './read.ts';

/** Loads a question to the government. The requested id is used when the answer has none. */
export const qaDetail = (client: Client, { id }: { readonly id: string }) =>
  read(client, governmentQuestionCall(id), (payload) =>
    parseGovernmentQuestion({ id, ...parseRecord(payload) }),
  );
