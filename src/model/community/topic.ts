import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';
import { parseTopicItem } from './questionItem.ts';

/** A topic for readers' questions (product 2.2, topicDetail). */
export type Topic = read.Parsed<typeof parseTopic>;

/** Returns a topic for readers' questions; null without an id or a title. */
export function parseTopic(value: unknown) {
  const item = parseTopicItem(value);
  if (item === null) return null;
  const wire = parseRecord(value);
  return {
    ...item,
    description: read.lines(wire, 'content', 'description'),
    /** The account that answers. */
    host: {
      id: read.linkedId(wire, 'hostXyId', 'hostXyID'),
      kind: 'account' as const,
      name: read.line(wire, 'hostName'),
      icon: read.image(wire, 'hostIcon'),
      duty: read.line(wire, 'hostDuty'),
      official: read.flag(wire, 'isOfficial'),
    },
    followers: read.count(wire, 'rssCount'),
    questions: read.count(wire, 'questionCount'),
    answers: read.count(wire, 'answerCount'),
    startsAt: read.time(wire, 'startTime'),
    endsAt: read.time(wire, 'endTime'),
  };
}
