import * as read from '../read.ts';
import { field, parseEach, parseRecord } from '../wire.ts';
import { parseAttached, parseFiles } from './attached.ts';
import { parseReader } from './writer.ts';

const STATES = ['awaiting', 'accepted', 'answered', 'refused'] as const;

/** A reader's tip to the newsroom (product 3.15, tipoffDetail). */
export type Tipoff = read.Parsed<typeof parseTipoff>;

/** Returns a reader's tip to the newsroom; null without an id or any content. */
export function parseTipoff(payload: unknown) {
  const outer = parseRecord(payload);
  const wire = parseRecord(field(outer, 'tipoff', 'detail') ?? outer);
  const id = read.id(wire, 'id', 'tipoffId', 'tipoffID');
  const title = read.writing(wire, 'topic', 'title');
  const text = read.writing(wire, 'content', 'text');
  const attached = parseAttached(wire);
  if (id === '' || (title === '' && text === '' && attached.length === 0)) return null;
  const answer = read.writing(wire, 'answer');
  const state = STATES[read.number(wire, 'status') ?? 0] ?? 'awaiting';
  return {
    id,
    title,
    text,
    writer: parseReader(wire),
    place: read.line(wire, 'location', 'address'),
    createdAt: read.time(wire, 'created', 'createTime'),
    attached: attached.length > 0 ? attached : parseOlderImages(field(wire, 'imgUrl')),
    // An answer implies this state.
    state: answer !== '' && state === 'awaiting' ? 'answered' : state,
    /** Plain text; '' without an answer. */
    answer,
    answeredBy: read.line(wire, 'answerUnit', 'answerName'),
    answeredAt: read.time(wire, 'answerTime'),
    answerAttached: parseFiles(field(wire, 'answerPics', 'answerImages')),
    /** Whether all readers can see it; otherwise only its author. */
    isPublic: read.defaultOn(wire, 'isPublic'),
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
    const id = read.id(wire, 'id');
    const at = read.number(wire, 'at');
    return id === '' || at === null ? null : { id, at, title: read.text(wire, 'title') };
  });

/** Returns the list with the tip first and without duplicates. */
export const addSentTip = (tips: readonly SentTip[], tip: SentTip): readonly SentTip[] =>
  [tip, ...tips.filter(({ id }) => id !== tip.id)].slice(0, SENT_MAX);
