import { filterImageLink } from '../link.ts';
import {
  field,
  parseCount,
  parseFlag,
  parseId,
  parseLinkedId,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
} from '../wire.ts';
import type { Topic } from './communityTypes.ts';

const STATES: Readonly<Record<number, Topic['state']>> = { 0: 'coming', 1: 'open', 2: 'closed' };

/** Returns a topic for readers' questions; null without an id or a title. */
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
    // Without a state the form is shown, because the server refuses questions itself.
    state: STATES[parseNumber(field(wire, 'status')) ?? 1] ?? 'open',
    startsAt: parseTimestamp(field(wire, 'startTime')),
    endsAt: parseTimestamp(field(wire, 'endTime')),
  };
}
