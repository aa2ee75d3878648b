import * as read from '../read.ts';
import { field, findRows, parseEach, parseRecord } from '../wire.ts';
import { parseAttached } from './attached.ts';
import { parseAuthor, type Writer } from './writer.ts';

/** A short text by a reporter or an account. */
export type Dynamic = read.Parsed<typeof parseDynamic>;

/** Returns a dynamic; null without an id or any content. */
export function parseDynamic(payload: unknown) {
  const outer = parseRecord(payload);
  const wire = parseRecord(field(outer, 'dynamic', 'detail') ?? outer);
  return read.filled(['id', ['title', 'text', 'attached']], {
    id: read.id(wire, 'id', 'dynamicId', 'dynamicID'),
    writer: parseAuthor(wire),
    title: read.line(wire, 'title'),
    text: read.writing(wire, 'content', 'text'),
    createdAt: read.time(wire, 'created', 'createTime', 'publishtime'),
    attached: parseAttached(wire),
    praises: read.count(wire, 'countPraise'),
    comments: read.count(wire, 'countDiscuss'),
  });
}

/** Returns a page of one writer's dynamics: `{list}`, or a bare array. */
export function parseDynamics(payload: unknown, writer: Pick<Writer, 'id' | 'kind'>) {
  const sent = findRows(payload, 'list');
  const dynamics = parseEach(sent, parseDynamic).map((dynamic) =>
    // Lists of one writer may leave out the writer.
    dynamic.writer.id === '' ? { ...dynamic, writer: { ...dynamic.writer, ...writer } } : dynamic,
  );
  return {
    dynamics,
    /**
     * Length of the server's page, dynamics that cannot be shown included: decides whether the
     * list has ended.
     */
    sent: sent.length,
  };
}
