import { parseLine, parseWriting } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseId,
  parseList,
  parseRecord,
  parseTimestamp,
} from '../wire.ts';
import { parseAttached } from './attached.ts';
import type { Dynamic, Writer } from './communityTypes.ts';
import { parseAuthor } from './writer.ts';

/** Returns a dynamic; null without an id or any content. */
export function parseDynamic(payload: unknown): Dynamic | null {
  const outer = parseRecord(payload);
  const wire = parseRecord(field(outer, 'dynamic', 'detail') ?? outer);
  const id = parseId(field(wire, 'id', 'dynamicId', 'dynamicID'));
  const title = parseLine(field(wire, 'title'));
  const text = parseWriting(field(wire, 'content', 'text'));
  const attached = parseAttached(wire);
  if (id === '' || (title === '' && text === '' && attached.length === 0)) return null;
  return {
    id,
    writer: parseAuthor(wire),
    title,
    text,
    createdAt: parseTimestamp(field(wire, 'created', 'createTime', 'publishtime')),
    attached,
    praises: parseCount(field(wire, 'countPraise')),
    comments: parseCount(field(wire, 'countDiscuss')),
  };
}

export interface DynamicPage {
  readonly dynamics: readonly Dynamic[];
  /**
   * Length of the server's page, dynamics that cannot be shown included: decides whether the
   * list has ended.
   */
  readonly sent: number;
}

/** Returns a page of one writer's dynamics: `{list}`, or a bare array. */
export function parseDynamics(payload: unknown, writer: Pick<Writer, 'id' | 'kind'>): DynamicPage {
  const sent = Array.isArray(payload) ? payload : parseList(field(parseRecord(payload), 'list'));
  const dynamics = parseEach(sent, parseDynamic).map((dynamic) =>
    // Lists of one writer may leave out the writer.
    dynamic.writer.id === '' ? { ...dynamic, writer: { ...dynamic.writer, ...writer } } : dynamic,
  );
  return { dynamics, sent: sent.length };
}
