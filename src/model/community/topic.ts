import { filterImageLink } from '../link.ts';
import { parseLine, parseLines } from '../text.ts';
import {
  field,
  parseCount,
  parseFlag,
  parseLinkedId,
  parseRecord,
  parseTimestamp,
} from '../wire.ts';
import type { Topic } from './communityTypes.ts';
import { parseTopicItem } from './topicItem.ts';

/** Returns a topic for readers' questions; null without an id or a title. */
export function parseTopic(value: unknown): Topic | null {
  const item = parseTopicItem(value);
  if (item === null) return null;
  const wire = parseRecord(value);
  return {
    ...item,
    description: parseLines(field(wire, 'content', 'description')),
    host: {
      id: parseLinkedId(field(wire, 'hostXyId', 'hostXyID')),
      kind: 'account',
      name: parseLine(field(wire, 'hostName')),
      icon: filterImageLink(field(wire, 'hostIcon')),
      duty: parseLine(field(wire, 'hostDuty')),
      official: parseFlag(field(wire, 'isOfficial')),
    },
    followers: parseCount(field(wire, 'rssCount')),
    questions: parseCount(field(wire, 'questionCount')),
    answers: parseCount(field(wire, 'answerCount')),
    startsAt: parseTimestamp(field(wire, 'startTime')),
    endsAt: parseTimestamp(field(wire, 'endTime')),
  };
}
