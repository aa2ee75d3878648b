import { globSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/model/wire.ts';
import { hostileJson, recordFields } from '../helpers/hostileJson.ts';
import { findSlowPieces, HOSTILE_PIECES, TYPICAL_PIECES } from '../helpers/hostilePieces.ts';
import { checkProperty } from '../helpers/properties.ts';
import { findUnsafeAddresses } from '../helpers/unsafeAddresses.ts';

/**
 * Every normaliser of `src/model` with generated answers: it never throws and returns no unsafe
 * address. A normaliser is any exported `parse…`; new ones are found without a change here, unless
 * their argument is no value of JSON.
 */
const MODEL = join(import.meta.dirname, '../../src/model');

type Parse = (...values: unknown[]) => unknown;
type Call = (parse: Parse, value: unknown) => unknown;

const withRecord =
  (...rest: unknown[]): Call =>
  (parse, value) =>
    parse(parseRecord(value), ...rest);
const withText =
  (...rest: unknown[]): Call =>
  (parse, value) =>
    parse(typeof value === 'string' ? value : JSON.stringify(value), ...rest);
const withValue =
  (...rest: unknown[]): Call =>
  (parse, value) =>
    parse(value, ...rest);

const NOW = 1_800_000_000_000;
const SIZE = { width: 100, height: 50 };
const SITE = 'https://news.example.test';

/** How a normaliser is called whose only argument is not any value. */
const CALLS: Readonly<Record<string, Call>> = {
  'about/legal parseAbout': withValue('/about.html'),
  'activity/pendingWriteOffs parsePendingWriteOffs': withText(),
  'activity/savedVouchers parseSavedVouchers': withText(NOW),
  'activity/vouchers parseVoucherState': withValue({ usedAt: null, until: NOW }),
  'activity/writeOff parseTypedCode': withText(),
  'app/reply parseLocation': withRecord(),
  'app/reply parseChosenImages': withRecord(),
  'app/reply parseScan': withRecord(),
  'article/media parseBodyImages': withRecord('news'),
  'article/media parseImageStyle': withText(),
  'article/counts parseCounts': withRecord(),
  'article/credits parseCredits': withRecord(),
  'article/credits parseYoungReporters': withRecord(),
  'article/listFields parseTags': withRecord(),
  'article/listFields parseColumnName': withRecord(),
  'article/listFields parseListTitle': withRecord(),
  'article/listItem parseItemLinkId': withRecord('link'),
  'article/listItem parseOutsideUrl': withRecord('link'),
  'article/liveInfo parseLiveInfo': withRecord(),
  'article/media parseVideos': withRecord('video'),
  'article/media parseAudios': withRecord(),
  'article/media parseAttachments': withRecord(),
  'article/normaliseArticle parsePaper': withRecord(),
  'article/titleImages parseTitleImages': withRecord(),
  'article/titleImages parseShareImage': withRecord(),
  'bigVote/ballotStatus parseSavedBallotStatus': withText('7', NOW),
  'column/normaliseColumn parseModuleHead': withRecord(),
  'column/normaliseColumn parseModuleItems': (parse, value) => {
    const { type, items } = parseRecord(value);
    return parse(type, items, { id: '1', name: '', target: null });
  },
  'comment/commentDraft parseCommentDraft': withText(NOW),
  'form/formDraft parseFormDraft': withText(NOW),
  'invite/code parseCodeText': withText(),
  'lightbox/imageAddress parseImageHash': withText(),
  'live/normaliseLive parseLiveView': withValue(null),
  'localImage parseLocalImage': withText(),
  'paper/layoutAreas parseLayoutAreas': withValue(SIZE),
  'paper/layoutAreas parseOwnAreas': (parse, mapping) => parse({ mapping, ...SIZE }, '1'),
  'media/parseMediaFacts parseMediaFacts': withText(),
  'media/savedPositions parseSavedPositions': withText(),
  'member/login parseStoredMember': withText(),
  'member/loginDraft parseLoginDraft': withText(),
  'member/loginRules parseCode': withText(),
  'member/phone parsePhone': withText('86'),
  'messenger/consentAddress parseReturnedCode': (parse, value) =>
    parse(`${SITE}/login.html?code=${encodeURI(JSON.stringify(value))}`),
  'messenger/messengerLogin parseSavedLogin': (parse, value) => {
    const text = JSON.stringify(value);
    return [parse(text, null), parse(null, text), parse(text, text)];
  },
  'member/login parseAppDevice': withRecord(),
  'mode parsePageLook': (parse, value) => parse(toQuery(value)),
  'mode parsePageFlags': (parse, value) => parse(toQuery(value)),
  'outbox/writeMarks parseMarks': withText(),
  'outbox/writeStore parseOutcomeNote': withText(),
  'outbox/writeStore parseWrite': withText((kind: string, payload: unknown) => ({ kind, payload })),
  'paper/areas parsePageAreas': withValue(SIZE),
  'community/account parseRecommended': withValue('1'),
  'community/attached parseAttached': withRecord(),
  'community/dynamic parseDynamics': withValue({ id: '1', kind: 'member' }),
  'community/member parsePublicMember': withValue('1'),
  'community/questionItem parseQuestionState': withRecord(true),
  'community/question parseAnswerPage': withValue('1'),
  'community/rankPeriod parseRankPeriod': withText(),
  'community/reporter parseReporterInfo': withValue('1'),
  'community/tipoff parseSentTips': withText(),
  'community/writer parseReader': withRecord(),
  'community/writer parseAuthor': withRecord(),
  'points/pendingEvents parsePointsEvent': (parse, value) => parse('k', JSON.stringify(value), NOW),
  'preview parsePreview': (parse, value) => parse(`?${toQuery(value)}`, SITE),
  'push/message parsePushMessage': withText(),
  'share/shareObject parseShareObject': withText(),
  'statistics/uuid parseUuid': withText(),
  'study/progress parseProgress': withText(),
  'upload/uploadParts parseStored': withValue('picture'),
  'wire parseEach': withValue((element: unknown) => element),
  'readerLook parseReaderLook': withText(),
};

/** Return raw parts of the answer, which others parse further. */
const RAW = [
  'activity/answers parseChosenOptions',
  'app/reply parseAppReply',
  'article/normaliseArticle parsePaper',
  'outbox/writeStore parseOutcomeNote',
  'outbox/writeStore parseWrite',
  'wire parseEach',
  'wire parseList',
  'wire parseRecord',
];

/** Returns the functions in a model: properties of prototypes that a name from outside has read. */
function findFunctions(model: unknown): unknown[] {
  if (typeof model === 'function') return [model];
  if (typeof model !== 'object' || model === null) return [];
  return Object.values(model).flatMap(findFunctions);
}

/** Returns the fields of a value as parameters of a query. */
function toQuery(value: unknown): URLSearchParams {
  const fields = Object.entries(parseRecord(value));
  return new URLSearchParams(fields.map(([name, field]) => [name, JSON.stringify(field)]));
}

/** Returns all normalisers as `file name`. */
async function loadNormalisers(): Promise<Map<string, Parse>> {
  const found = new Map<string, Parse>();
  for (const file of globSync('**/*.ts', { cwd: MODEL }).sort()) {
    const exports: Record<string, unknown> = await import(join(MODEL, file));
    for (const [name, value] of Object.entries(exports)) {
      if (!/^parse[A-Z]/.test(name) || typeof value !== 'function') continue;
      found.set(`${file.replace(/\.ts$/, '')} ${name}`, value as Parse);
    }
  }
  return found;
}

const normalisers = await loadNormalisers();

describe('normalisers with generated answers', () => {
  it('are found, and all named ones exist', () => {
    expect(normalisers.size).toBeGreaterThan(150);
    expect(Object.keys(CALLS).filter((name) => !normalisers.has(name))).toEqual([]);
  });

  const checkOne = (name: string, parse: Parse, runs: number) => {
    const call = CALLS[name] ?? withValue();
    const read = (value: unknown) => call(parse, value);
    checkProperty(fc.oneof(hostileJson(recordFields(read)), fc.jsonValue()), runs, (value) => {
      const model = read(value);
      expect(findFunctions(model)).toEqual([]);
      if (!RAW.includes(name)) expect(findUnsafeAddresses(model)).toEqual([]);
    });
  };

  it.each([...normalisers])('%s never throws and returns no unsafe address', (name, parse) =>
    checkOne(name, parse, 40),
  );

  it('never throw and return no unsafe address for many answers', { tags: ['sweep'] }, () => {
    for (const [name, parse] of normalisers) checkOne(name, parse, 200);
  });

  const findSlow = (pieces: readonly string[]) =>
    [...normalisers].flatMap(([name, parse]) => {
      const call = CALLS[name] ?? withValue();
      const fields = recordFields((value) => call(parse, value));
      // A record without an id is not read on.
      const put = (text: string) =>
        Object.fromEntries(fields.map((field) => [field, /id$/i.test(field) ? '1' : text]));
      const read = (text: string) => [call(parse, `a${text}`), call(parse, put(`a${text}`))];
      return findSlowPieces(read, 2_000, pieces).map((piece) => [name, piece]);
    });

  it('take time in proportion to a long text, alone and in every field', () =>
    expect(findSlow(TYPICAL_PIECES)).toEqual([]));

  it('do so with any text', { tags: ['sweep'] }, () =>
    expect(findSlow(HOSTILE_PIECES)).toEqual([]),
  );
});
