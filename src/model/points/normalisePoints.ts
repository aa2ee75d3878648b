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

/** Points are whole, and may be fewer than none. */
const parsePoints = (value: unknown): number => Math.trunc(parseNumber(value) ?? 0);

/** The points of a member (product 3.17). */
export type PointTotals = read.Parsed<typeof parsePointTotals>;

/** Parses the answer of `myDayScoreStsTotal`: sums, or only the total; null when empty. */
export function parsePointTotals(payload: unknown) {
  const alone = parseNumber(payload);
  const wire = alone === null ? parseRecord(payload) : { total: alone };
  const total = read.number(wire, 'total', 'totalScore', 'score');
  if (total === null) return null;
  const signed = field(wire, 'signed');
  return {
    total: Math.trunc(total),
    /** Since midnight of the servers. */
    today: parsePoints(field(wire, 'today', 'todayScore', 'dayScore')),
    earned: Math.abs(parsePoints(field(wire, 'earned'))),
    /** As a positive number. */
    spent: Math.abs(parsePoints(field(wire, 'spent'))),
    /** Signed in today; null when the server sends nothing. */
    signed: signed === undefined ? null : parseFlag(signed),
  };
}

interface PointListPage<T> {
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

/** A line of the ledger. */
export type PointEntry = read.Parsed<typeof parseEntry>;

function parseEntry(element: unknown) {
  const wire = parseRecord(element);
  if (isNone(wire)) return null;
  const type = read.text(wire, 'eType', 'type', 'srname');
  const score = parsePoints(field(wire, 'score'));
  const created = read.text(wire, 'created', 'eStartTime', 'time');
  return {
    // Without ids, entries with equal time, type and score count as the same one.
    id: read.text(wire, 'id') || `${created} ${type} ${score}`,
    /** The event's name, as the server calls it. */
    type,
    /** '' when the entry has only the event's name. */
    message: read.line(wire, 'msg', 'message'),
    /** Negative where points were spent. */
    score,
    /** Epoch ms; null when unknown. */
    at: parseTimestamp(created),
    /** Of the points shop; '' where nothing was bought. */
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

/** The sum of one day. */
export interface PointDay {
  /** The day of the servers, `2026-11-20`. */
  readonly id: string;
  readonly score: number;
}

/** The server's answer to a points event. */
export type PointsCredit =
  | { readonly state: 'paid'; readonly points: number }
  /** Stored, and worth nothing (any more today). */
  | { readonly state: 'nothing' }
  | { readonly state: 'often' };

/** Names of events in the points centre (wire 14.9); src/writes names those of writes. */
export const SIGN_IN = '签到';
export const SHARE = '分享';
