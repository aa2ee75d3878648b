import { parseLine, parseWriting } from '../text.ts';
import {
  field,
  parseEach,
  parseFlag,
  parseId,
  parseNumber,
  parseRecord,
  parseText,
  parseTimestamp,
} from '../wire.ts';
import { parseAttached, parseFiles } from './attached.ts';
import type { Tipoff } from './communityTypes.ts';
import { parseReader } from './writer.ts';

const STATES: readonly Tipoff['state'][] = ['awaiting', 'accepted', 'answered', 'refused'];

/** Returns a reader's tip to the newsroom; null without an id or any content. */
export function parseTipoff(payload: unknown): Tipoff | null {
  const outer = parseRecord(payload);
  const wire = parseRecord(field(outer, 'tipoff', 'detail') ?? outer);
  const id = parseId(field(wire, 'id', 'tipoffId', 'tipoffID'));
  const title = parseWriting(field(wire, 'topic', 'title'));
  const text = parseWriting(field(wire, 'content', 'text'));
  const attached = parseAttached(wire);
  if (id === '' || (title === '' && text === '' && attached.length === 0)) return null;
  const answer = parseWriting(field(wire, 'answer'));
  const state = STATES[parseNumber(field(wire, 'status')) ?? 0] ?? 'awaiting';
  return {
    id,
    title,
    text,
    writer: parseReader(wire),
    place: parseLine(field(wire, 'location', 'address')),
    createdAt: parseTimestamp(field(wire, 'created', 'createTime')),
    attached: attached.length > 0 ? attached : parseOlderImages(field(wire, 'imgUrl')),
    // An answer implies this state.
    state: answer !== '' && state === 'awaiting' ? 'answered' : state,
    answer,
    answeredBy: parseLine(field(wire, 'answerUnit', 'answerName')),
    answeredAt: parseTimestamp(field(wire, 'answerTime')),
    answerAttached: parseFiles(field(wire, 'answerPics', 'answerImages')),
    isPublic: parseFlag(field(wire, 'isPublic'), true),
  };
}

/** Servers without `attachments` send addresses separated by commas. */
const parseOlderImages = (value: unknown) =>
  parseFiles(typeof value === 'string' && !value.startsWith('[') ? value.split(',') : value);

/** A tip that was sent from this device. */
export interface SentTip {
  readonly id: string;
  readonly title: string;
  /** Epoch ms. */
  readonly at: number;
}

/** Number of tips that are kept. */
const SENT_MAX = 50;

/** Returns the stored tips; malformed entries are left out. */
export const parseSentTips = (text: string | null): readonly SentTip[] =>
  parseEach(text ?? '', (value) => {
    const wire = parseRecord(value);
    const id = parseId(field(wire, 'id'));
    const at = parseNumber(field(wire, 'at'));
    return id === '' || at === null ? null : { id, at, title: parseText(field(wire, 'title')) };
  });

/** Returns the list with the tip first and without duplicates. */
export const addSentTip = (tips: readonly SentTip[], tip: SentTip): readonly SentTip[] =>
  [tip, ...tips.filter(({ id }) => id !== tip.id)].slice(0, SENT_MAX);
