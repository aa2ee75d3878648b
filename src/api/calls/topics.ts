import { parseTopic } from '../../model/community/topic.ts';
import { parseRecord } from '../../model/wire.ts';
import type { Client } from '../client.ts';
import { topicCall } from './questions.ts';
import { read } from './read.ts';

/** Loads a topic. The requested id is used when the answer has none. */
export const questionDetail = (client: Client, { id }: { readonly id: string }) =>
  read(client, topicCall(id), (payload) => parseTopic({ id, ...parseRecord(payload) }));
