import { filterImageLink } from '../link.ts';
import {
  field,
  parseCount,
  parseFlag,
  parseId,
  parseLinkedId,
  parseMoment,
  parseNumber,
  parseRecord,
  parseText,
} from '../wire.ts';
import type { Topic } from './types.ts';

const STATES: Readonly<Record<number, Topic['state']>> = { 0: 'coming', 1: 'open', 2: 'closed' };

/** A topic that readers ask about; null when it has no title, as nothing could be shown. */
export function parseTopic(value: unknown): Topic | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'topicId'));
  const title = parseText(field(wire, 'title', 'topic'));
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    description: parseText(field(wire, 'content', 'description')),
    picture: filterImageLink(field(wire, 'picUrl', 'imageUrl')),
    host: {
      id: parseLinkedId(field(wire, 'hostXyId', 'hostXyID')),
      kind: 'account',
      name: parseText(field(wire, 'hostName')),
      icon: filterImageLink(field(wire, 'hostIcon')),
      duty: parseText(field(wire, 'hostDuty')),
      official: parseFlag(field(wire, 'isOfficial')),
    },
    followers: parseCount(field(wire, 'rssCount')),
    questions: parseCount(field(wire, 'questionCount')),
    answers: parseCount(field(wire, 'answerCount')),
    // A server that says nothing lets readers ask, and refuses them where they may not.
    state: STATES[parseNumber(field(wire, 'status')) ?? 1] ?? 'open',
    startsAt: parseMoment(field(wire, 'startTime')),
    endsAt: parseMoment(field(wire, 'endTime')),
  };
}
