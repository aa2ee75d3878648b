import { filterImageLink } from '../link.ts';
import { parseLine } from '../text.ts';
import { field, parseId, parseNumber, parseRecord } from '../wire.ts';

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
  const id = parseId(field(wire, 'id', 'topicId'));
  const title = parseLine(field(wire, 'title', 'topic'));
  if (id === '' || title === '') return null;
  return {
    id,
    title,
    picture: filterImageLink(field(wire, 'picUrl', 'imageUrl')),
    // Without a state the form is shown, because the server refuses questions itself.
    state: STATES[parseNumber(field(wire, 'status')) ?? 1] ?? 'open',
  };
}
