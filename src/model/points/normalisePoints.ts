import { hasMoreByServer } from '../paging.ts';
import * as read from '../read.ts';
import {
  field,
  findRows,
  isNone,
  parseEach,
  parseFlag,
  parseList,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
} from '../wire.ts';
import type { PointDay, PointEntry, PointsCredit, PointTotals } from './pointsTypes.ts';

/** Points are whole, and may be fewer than none. */
const parsePoints = (value: unknown): number => Math.trunc(parseNumber(value) ?? 0);

/** Parses the answer of `myDayScoreStsTotal`: sums, or only the total; null when empty. */
export function parsePointTotals(payload: unknown): PointTotals | null {
  const alone = parseNumber(payload);
  const wire = alone === null ? parseRecord(payload) : { total: alone };
  const total = read.number(wire, 'total', 'totalScore', 'score');
  if (total === null) return null;
  const signed = field(wire, 'signed');
  return {
    total: Math.trunc(total),
    today: parsePoints(field(wire, 'today', 'todayScore', 'dayScore')),
    earned: Math.abs(parsePoints(field(wire, 'earned'))),
    spent: Math.abs(parsePoints(field(wire, 'spent'))),
    signed: signed === undefined ? null : parseFlag(signed),
  };
}

export interface PointListPage<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

function parsePart<T>(payload: unknown, parse: (element: unknown) => T | null): PointListPage<T> {
  const wire = parseRecord(payload);
  const list = findRows(payload, 'list', 'scoreList');
  return {
    items: parseEach(list, parse),
    hasMore: hasMoreByServer(field(wire, 'hasMore'), parseList(list).length),
  };
}

/** Answer of `myScoreList`. */
export const parsePointEntries = (payload: unknown): PointListPage<PointEntry> =>
  parsePart(payload, parseEntry);

function parseEntry(element: unknown): PointEntry | null {
  const wire = parseRecord(element);
  if (isNone(wire)) return null;
  const type = read.text(wire, 'eType', 'type', 'srname');
  const score = parsePoints(field(wire, 'score'));
  const created = read.text(wire, 'created', 'eStartTime', 'time');
  return {
    // Without ids, entries with equal time, type and score count as the same one.
    id: read.text(wire, 'id') || `${created} ${type} ${score}`,
    type,
    message: read.line(wire, 'msg', 'message'),
    score,
    at: parseTimestamp(created),
    productId: read.linkedId(wire, 'productId', 'productID'),
  };
}

/** Answer of `myDayScoreSts`. */
export const parsePointDays = (payload: unknown): PointListPage<PointDay> =>
  parsePart(payload, (element) => {
    const wire = parseRecord(element);
    const day = parseDay(field(wire, 'day', 'date', 'created'));
    return day === '' ? null : { id: day, score: parsePoints(field(wire, 'score')) };
  });

function parseDay(value: unknown): string {
  const match = /^(\d{4})[-/](\d\d)[-/](\d\d)/.exec(parseText(value));
  return match ? match.slice(1).join('-') : '';
}

const CODE = { paid: '1004', often: '1009' } as const;

/** Parses the answer of `event1`: the credited points. */
export function parsePointsCredit(payload: unknown): PointsCredit | null {
  const wire = parseRecord(payload);
  if (isNone(wire)) return null;
  if (read.text(wire, 'code') === CODE.often) return { state: 'often' };
  const points = read.list(wire, 'result').reduce<number>((sum, element) => {
    const result = parseRecord(element);
    const code = read.text(result, 'code');
    return code === '' || code === CODE.paid ? sum + parsePoints(field(result, 'score')) : sum;
  }, 0);
  return points > 0 ? { state: 'paid', points } : { state: 'nothing' };
}

/** Answer of `event/eventTypes`: names in one text. */
export const parseEventNames = (payload: unknown): readonly string[] =>
  parseText(payload)
    .split(/[,，]/)
    .map((name) => name.trim())
    .filter(Boolean);
