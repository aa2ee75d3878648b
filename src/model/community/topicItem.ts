import * as read from '../read.ts';
import { parseRecord } from '../wire.ts';

/** A topic for readers' questions in a list. */
export interface TopicItem {
  readonly id: string;
  readonly title: string;
  readonly picture: string;
  readonly state: 'coming' | 'open' | 'closed';
}

const STATES: Readonly<Record<number, TopicItem['state']>> = {
  0: 'coming',
  1: 'open',
  2: 'closed',
};

/** Returns a row of a list of topics; null without an id or a title. */
export function parseTopicItem(value: unknown): TopicItem | null {
  const wire = parseRecord(value);
  return read.filled(['id', 'title'], {
    id: read.id(wire, 'id', 'topicId'),
    title: read.line(wire, 'title', 'topic'),
    picture: read.image(wire, 'picUrl', 'imageUrl'),
    // Without a state the form is shown, because the server refuses questions itself.
    state: STATES[read.number(wire, 'status') ?? 1] ?? 'open',
  });
}
