import { UNKNOWN_MESSAGE } from './envelope.ts';

/**
 * The generation of servers that the origin plays: calls that it does not know, and how it answers
 * those. It knows all names and both methods unless a control call says otherwise.
 */
export interface Generation {
  /** `getLiveComing` is unknown by both methods, `GET fav` by one. */
  unknown: ReadonlySet<string>;
  refusal: UnknownCallAnswer;
}

/** HTTP's answer, or the failure of the envelope without data (wire 2.4). */
type UnknownCallAnswer = 404 | 405 | 'envelope';

/** Names and methods that each generation lacks (wire 18.1, 18.2). */
const GENERATIONS = {
  all: [],
  /** Servers that the catalogue of the product describes. */
  catalogue: [
    ...['liveComing', 'moduleView', 'xyRank', 'tipoffDetail', 'questionDetail', 'qaDetail'],
    ...['saveActivity', 'member/scoreList', 'amuc/api/member/scoreList', 'oauthLogin'],
    ...['GET delMyDiscuss', 'GET fav', 'favCancel', 'GET regionleaderView'],
    ...['POST useInviteCode', 'POST addPoins', 'POST hitXyBulletin', 'POST chargeOff'],
    ...['POST codeImeiRecord', 'POST amuc/api/invitecode/codeImeiRecord'],
  ],
  /** Servers that were observed. */
  observed: [
    ...['getLiveComing', 'getModuleView', 'getXyRank', 'getTipoffDetail', 'getQuestionDetail'],
    ...['getQaDetail', 'activityRegist', 'myScoreList', 'getMyDayScoreList', 'thirdLogin'],
    ...['POST delMyDiscuss', 'POST fav', 'POST favCancel', 'POST regionleaderView', 'POST event'],
    ...['detailAddPraise', 'postEvents', 'postEvent', 'recordDevice', 'event1'],
    ...['getArticlesNew', 'answerList', 'getAuthInfo', 'postAuth', 'voucherDetail'],
    ...['tagScreenArticles', 'postComment', 'GET hitXyBulletin'],
  ],
} as const satisfies Record<string, readonly string[]>;

const REFUSALS: readonly unknown[] = [404, 405, 'envelope'] satisfies UnknownCallAnswer[];

export const createGeneration = (): Generation => ({ unknown: new Set(), refusal: 404 });

/** Parses the JSON of `POST /control/generation`; returns an error message when it is invalid. */
export function parseGeneration({
  name = 'all',
  unknown,
  refusal = 404,
}: Readonly<Record<string, unknown>>): Generation | string {
  const names = Object.keys(GENERATIONS);
  if (!names.includes(name as string)) return `name is one of ${names.join(', ')}`;
  if (!REFUSALS.includes(refusal)) return `refusal is one of ${REFUSALS.join(', ')}`;
  const listed = Array.isArray(unknown) ? unknown.map(String) : [];
  const lacking = GENERATIONS[name as keyof typeof GENERATIONS];
  return {
    unknown: new Set<string>([...lacking, ...listed]),
    refusal: refusal as UnknownCallAnswer,
  };
}

/** Returns the answer to a call that the generation does not know, or null when it knows the call. */
export function refuseUnknownCall(
  { unknown, refusal }: Generation,
  method: string,
  name: string,
): Response | null {
  if (!unknown.has(name) && !unknown.has(`${method} ${name}`)) return null;
  if (refusal !== 'envelope') return new Response('unknown call', { status: refusal });
  return Response.json({ status: -1, message: UNKNOWN_MESSAGE, data: {} });
}
