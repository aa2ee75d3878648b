import type { Topic } from '../../model/community/communityTypes.ts';
import { parseTopic } from '../../model/community/topic.ts';
import { parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { topicCall } from './questions.ts';
import { type Read, read } from './read.ts';

/** Loads a topic. The requested id is used when the answer has none. */
export function questionDetail(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
): Read<Topic> {
  return read(client, topicCall(id), options, (payload) =>
    parseTopic({ id, ...parseRecord(payload) }),
  );
}
