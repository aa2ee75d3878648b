/** Points of members. */

import { createHash } from 'node:crypto';
import { PRODUCTS } from '../../sample/points.ts';
import {
  answerFound,
  type CallContext,
  type Calls,
  type MemberContext,
  requireMember,
} from '../callContext.ts';
import { transact } from '../database.ts';
import { type Answer, data, fail, unknown } from '../envelope.ts';
import { equalsSafely, MAX_TIME_GAP_MS } from '../gate/signature.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import {
  addPoints,
  findPoints,
  listDays,
  listPaid,
  listPoints,
  type PointEntry,
  sumPoints,
} from '../store/points.ts';
import { formatChinaTime, formatWireTime, parseChinaTime, startOfDay } from '../wire/time.ts';
import { formatPage, readPageAndNext } from './paging.ts';

// Guesses: all but the fields of event1 (src/docs/wireFields.md).

/** `code` of an event and of a credit (wire 14.9). */
const POINT_CODE = { done: '1002', paid: '1004', tooOften: '1009' } as const;

/** Name of the points for readers. */
const POINT_NAME = '积分';

const formatPointEntry = ({ id, type, score, message, at, productId }: PointEntry) => ({
  id,
  eType: type,
  msg: message,
  score,
  created: formatWireTime(at),
  ...(productId !== 0 && { productId }),
});

/** Formats the answer of `event1`, whose time has slashes; `paid` is null when nothing was credited. */
const formatPointEvent = (type: string, now: number, code: string, paid: PointEntry | null) => ({
  eType: type,
  eStartTime: formatChinaTime(now).replace(/-/g, '/'),
  code,
  ...(code === POINT_CODE.tooOften && { msg: '行为过于频繁' }),
  result: paid
    ? [{ msg: paid.message, score: paid.score, code: POINT_CODE.paid, srname: POINT_NAME }]
    : [],
});

const NOT_FOUND = '找不到相关会员';
const BAD_SIGN: Answer = fail(-1, '签名无效或已过期');

/** Wraps a call about the logged-in member: `uid` can be absent, and can be either of the two ids. */
const forOwner = (call: (context: MemberContext) => Answer) =>
  requireMember((context) => {
    const { params, member } = context;
    const named = params.count('uid') || params.count('id') || params.count('member');
    return named === 0 || named === member.uid || named === member.userId ? call(context) : unknown;
  });

const myDayScoreStsTotal = forOwner(({ db, member, now }) =>
  data({
    ...sumPoints(db, member.userId, now),
    signed: listPaid(db, member.userId, '签到', startOfDay(now)).length > 0 ? 1 : 0,
  }),
);

const myDayScoreSts = forOwner(({ db, params, member }) =>
  data(formatPage(listDays(db, member.userId, readPageAndNext(params)), (day) => day)),
);

const myScoreList = forOwner(({ db, params, member }) => {
  const entries = listPoints(db, member.userId, params.text('day'), readPageAndNext(params));
  return data(formatPage(entries, formatPointEntry));
});

/** Answers the score as text; a message for any other member (wire 2.8). */
const memberScore = requireMember(({ params, member }) => {
  const id = params.count('id', member.userId);
  return data(id === member.uid || id === member.userId ? String(member.score) : NOT_FOUND);
});

const eventTypes = () => data(POINT_EVENTS.map(({ name }) => name).join(','));

/** Credits the points of an event: once per key, and up to the event's daily limit. */
const event1 = forOwner((context) => {
  const type = context.params.text('eType');
  if (!isSigned(context, type)) return BAD_SIGN;
  const event = POINT_EVENTS.find(({ name }) => name === type);
  if (!event) return unknown;
  return transact(context.db, () => data(pay(context, event)));
});

function pay(context: MemberContext, { name, score, message, mostADay }: PointEvent) {
  const { db, member, limits, now } = context;
  const memberId = member.userId;
  const sent = readIdempotencyKey(context);
  const key = `event1 ${memberId} ${sent || crypto.randomUUID()}`;
  const known = findPoints(db, key);
  if (known) return formatPointEvent(name, now, POINT_CODE.done, known);
  if (limits.on && listPaid(db, memberId, name, now - POINT_PAUSE_MS).length > 0) {
    return formatPointEvent(name, now, POINT_CODE.tooOften, null);
  }
  const isFull = listPaid(db, memberId, name, startOfDay(now)).length >= mostADay;
  if (!isFull) addPoints(db, { memberId, type: name, score, message, at: now, key });
  return formatPointEvent(name, now, POINT_CODE.done, findPoints(db, key));
}

/** Whether `sign` is the MD5 of access token, event name and time (epoch ms), and the time is current. */
function isSigned({ headers, params, now }: CallContext, type: string): boolean {
  const time = params.text('time');
  const token = headers.get('token')?.trim() || params.text('token');
  const sign = createHash('md5').update(`${token}${type}${time}`).digest('hex');
  return (
    Math.abs(Number(time) - now) <= MAX_TIME_GAP_MS &&
    equalsSafely(params.text('sign').toLowerCase(), sign)
  );
}

/** An event that a member's client may report, and the points credited for it. */
interface PointEvent {
  readonly name: string;
  readonly score: number;
  readonly message: string;
  /** How many are credited per day in China. */
  readonly mostADay: number;
}

const POINT_EVENTS: readonly PointEvent[] = [
  { name: '签到', score: 2, message: '每日签到', mostADay: 1 },
  { name: '评论', score: 2, message: '发表评论', mostADay: 5 },
  { name: '投票', score: 2, message: '参与投票', mostADay: 5 },
  { name: '分享', score: 1, message: '分享内容', mostADay: 5 },
  { name: '报名', score: 5, message: '报名参加活动', mostADay: 3 },
];

/** Minimum time between two events of one kind. */
const POINT_PAUSE_MS = 3_000;

/** The points shop. */

const FEN_PER_YUAN = 100;

/** Answers a product of the points shop; requests have no common parameters (product 7.7). */
const productDetail = answerFound(findRequestedProduct, (product, { addresses }) => {
  const pictures = product.pictures.map((name) => addresses.image(name));
  return {
    id: product.id,
    name: product.name,
    picUrl: pictures[0] ?? '',
    pics: pictures,
    score: String(product.points),
    price: (product.price / FEN_PER_YUAN).toFixed(2),
    stock: product.stock,
    startTime: formatWireTime(parseChinaTime(product.from)),
    endTime: formatWireTime(parseChinaTime(product.until)),
    content: product.content,
  };
});

function findRequestedProduct({ params }: CallContext) {
  return PRODUCTS.find(({ id }) => id === params.count('id'));
}

export const pointCalls: Calls = {
  myDayScoreStsTotal,
  myDayScoreSts,
  myScoreList,
  getMyDayScoreList: myScoreList,
  'member/scoreList': myScoreList,
  'amuc/api/member/scoreList': myScoreList,
  'member/score': memberScore,
  'amuc/api/member/score': memberScore,
  event1,
  'event/event1': event1,
  'amuc/api/event/event1': event1,
  'event/eventTypes': eventTypes,
  'amuc/api/event/eventTypes': eventTypes,
  productDetail,
};
