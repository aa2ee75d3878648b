import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFormFallback, type FormMemory } from '../../../src/api/forms/createFormFallback.ts';
import { buildRequest } from '../../../src/api/request.ts';
import { createLease } from '../../../src/api/session/lock.ts';
import { createTokenStore } from '../../../src/api/session/tokens.ts';
import * as STORAGE_KEYS from '../../../src/host/storageKeys.ts';
import { LOCALES } from '../../../src/i18n/locales.ts';
import { decideLocale } from '../../../src/i18n/translate.ts';
import { parsePendingWriteOffs } from '../../../src/model/activity/pendingWriteOffs.ts';
import { parseSavedVouchers } from '../../../src/model/activity/savedVouchers.ts';
import { parseStoredBallotAnswer } from '../../../src/model/bigVote/ballotAnswer.ts';
import { parseSavedBallotStatus } from '../../../src/model/bigVote/ballotStatus.ts';
import { parseFrontVisit } from '../../../src/model/column/frontVisit.ts';
import { arrangeSections } from '../../../src/model/column/sectionChoice.ts';
import { parseCommentDraft } from '../../../src/model/comment/commentDraft.ts';
import { parseStoredWrittenComment } from '../../../src/model/comment/storedWrittenComment.ts';
import { parseSentTips } from '../../../src/model/community/tipoff.ts';
import { parseFollowNames } from '../../../src/model/follow/followName.ts';
import { createDraftStore } from '../../../src/model/form/draftStore.ts';
import { parseFormDraft } from '../../../src/model/form/formDraft.ts';
import { parseAutoplayChoice } from '../../../src/model/media/autoplay.ts';
import { parseSavedPositions } from '../../../src/model/media/savedPositions.ts';
import { parseStoredMember } from '../../../src/model/member/login.ts';
import { parseLoginDraft } from '../../../src/model/member/loginDraft.ts';
import { parseSavedLogin } from '../../../src/model/messenger/messengerLogin.ts';
import { parseMarks } from '../../../src/model/outbox/writeMarks.ts';
import { parseOutcomeNote, parseWrite } from '../../../src/model/outbox/writeStore.ts';
import { parseEventNames } from '../../../src/model/points/normalisePoints.ts';
import { parsePointsEvent } from '../../../src/model/points/pendingEvents.ts';
import { parseReaderLook } from '../../../src/model/readerLook.ts';
import { parseReadingPlaces } from '../../../src/model/saved/readingPlace.ts';
import { parseSavedArticles } from '../../../src/model/saved/savedArticle.ts';
import { parseSentWritings } from '../../../src/model/saved/sentWriting.ts';
import { parseRecentQueries } from '../../../src/model/search/parseRecentQueries.ts';
import { parseSavedSpeech } from '../../../src/model/speech/savedSpeech.ts';
import { parseUuid } from '../../../src/model/statistics/uuid.ts';
import { parseProgress } from '../../../src/model/study/progress.ts';
import { parseSavedFeed } from '../../../src/state/feed/savedFeed.ts';
import { WRITE_RULES, type WritePayloads } from '../../../src/writes/writeTable.ts';
import { hostileJson, recordFields } from '../../helpers/hostileJson.ts';
import { checkAsyncProperty } from '../../helpers/properties.ts';
import { testSettings } from '../api/settings.ts';
import { DONE, makeStorage, openPage } from '../outbox/world.ts';
import { stubPage } from '../session/page.ts';

/** Every value that pages read from the browser's storage, with hostile texts. */

const NOW = 1_800_000_000_000;
const LONG = 'x'.repeat(150_000);
/** An object that throws when it is converted to a string. */
const TRAP = { toString: 1, valueOf: 1 };

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const FIELDS = ['at', 'by', 'id', 'key', 'kind', 'uid', 'text', 'value', 'state', 'code', 'draft'];
const objectOf = (value: unknown) =>
  JSON.stringify(Object.fromEntries(FIELDS.map((f) => [f, value])));

const HOSTILE: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['whitespace', ' \n\t'],
  ...NAMES.map((name) => [`the word ${name}`, name] as const),
  ...NAMES.map(
    (name) => [`an object with the key ${name}`, `{"${name}":{"a":1},"at":${NOW}}`] as const,
  ),
  ...NAMES.map((name) => [`fields that are ${name}`, objectOf(name)] as const),
  ['150,000 letters', LONG],
  ['150,000 letters in every field', objectOf(LONG)],
  ['a list of 150,000 letters', JSON.stringify([LONG])],
  ['null', 'null'],
  ['a number', '-1e308'],
  ['true', 'true'],
  ['a quoted word', '"word"'],
  ['a truncated object', '{"at":1'],
  ['100,000 brackets', '['.repeat(100_000)],
  ['a list of everything', JSON.stringify([null, 1, 'a', [], {}, TRAP])],
  ['fields that are objects', objectOf(TRAP)],
  ['fields that are lists', objectOf([[], [TRAP]])],
  ['fields that are numbers', objectOf(NOW)],
  ['a broken surrogate', '\ud800{"at":"\udfff"}'],
];

type Reader = (text: string) => unknown;

const tokens = (text: string) =>
  createTokenStore({ get: () => text, set: () => {}, remove: () => {} }, () => NOW);
const lease = (text: string) => {
  let stored: string | null = text;
  let now = NOW;
  const lock = createLease({
    storage: {
      read: () => stored,
      write: (written) => {
        stored = written;
      },
      remove: () => {
        stored = null;
      },
    },
    now: () => now,
    pause: async (ms) => {
      now += ms;
    },
    owner: 'me',
  });
  return lock(async () => 'run');
};
/** A request in the form that a window's memory has for it. */
const prepareWith = (memory: FormMemory) => {
  const settings = testSettings();
  const request = buildRequest(settings, 'd', NOW, { path: '/base_url/getLiveComing' });
  return createFormFallback(settings, memory).prepare(request);
};
/** Values that are only compared with others. */
const compared = (text: string) => text === LONG;

const READERS: Readonly<Record<keyof typeof STORAGE_KEYS, Reader>> = {
  device: async (text) => readId(STORAGE_KEYS.device, text),
  virtualUser: async (text) => readId(STORAGE_KEYS.virtualUser, text),
  locale: (text) => decideLocale(null, text, LOCALES, 'cn'),
  recordedDay: compared,
  reloaded: compared,
  saveData: compared,
  // Its theme is never sent: it becomes an attribute of the page.
  look: (text) => parseReaderLook(text).textScale,
  securityToken: (text) => tokens(text).readSecurity(),
  memberTokens: (text) => tokens(text).readMember(),
  refusedRefresh: (text) => tokens(text).isRefused(LONG),
  authTokens: (text) => tokens(text).readAuth(),
  authCount: (text) => tokens(text).readAuthCount(),
  member: parseStoredMember,
  loginDraft: parseLoginDraft,
  refreshLease: lease,
  outboxLease: lease,
  pointsLease: lease,
  done: parseMarks,
  read: (text) => new Set(text.split(' ')).size,
  statistics: compared,
  deviceUuid: parseUuid,
  callForms: (text) => prepareWith({ read: () => text, write: () => {} }),
  silentCalls: (text) => prepareWith({ read: () => null, write: () => {}, readSilent: () => text }),
  clockOffset: async (text) => {
    stubPage(() => ({}));
    sessionStorage.setItem(STORAGE_KEYS.clockOffset, text);
    const { serverNow } = await import('../../../src/host/clock.ts');
    return new Date(serverNow()).toISOString();
  },
  playbackPositions: parseSavedPositions,
  autoplay: parseAutoplayChoice,
  searches: parseRecentQueries,
  lessons: (text) => Array.from(parseProgress(text)),
  sentTips: parseSentTips,
  weixinInit: (text) => parseSavedLogin(null, text),
  weixinLogin: (text) => parseSavedLogin(text, null),
  voteLook: compared,
  shop: async (text) => {
    stubPage(() => ({}));
    localStorage.setItem(STORAGE_KEYS.shop, text);
    const { readShop } = await import('../../../src/screens/writeOff/writeOffPage.state.ts');
    return readShop();
  },
  writeOffs: parsePendingWriteOffs,
  pointEvents: (text) => parseEventNames(text).length,
  signUpCode: parseLoginDraft,
  signedUp: compared,
  vouchers: (text) => parseSavedVouchers(text, NOW),
  guestSignUps: parseSavedArticles,
  sections: (text) => arrangeSections(['1', '2'], text),
  history: parseSavedArticles,
  frontVisit: parseFrontVisit,
  historyOff: compared,
  keysOff: compared,
  places: (text) => parseReadingPlaces(text, NOW),
  speech: (text) => parseSavedSpeech(text, NOW),
  offlineOff: compared,
  favourites: parseSavedArticles,
  sentComments: parseSentWritings,
  sentQuestions: parseSentWritings,
  follows: parseFollowNames,
  bindingUid: compared,
};

async function readId(key: string, text: string): Promise<string> {
  stubPage(() => ({}));
  localStorage.setItem(key, text);
  const { readDeviceId, readVirtualUserId } = await import('../../../src/host/device.ts');
  return key === STORAGE_KEYS.device ? readDeviceId() : readVirtualUserId();
}

/** Readers of keys with a variable suffix. */
const PREFIXED: Readonly<Record<string, Reader>> = {
  'outbox:': (text) => {
    const write = parseWrite<WritePayloads>(text, WRITE_RULES.parse);
    return write && WRITE_RULES.dedupeKey(write);
  },
  'outboxDone:': (text) => {
    const outcome = parseOutcomeNote(text)?.outcome;
    const value = outcome?.state === 'done' ? outcome.value : null;
    return [parseStoredWrittenComment(value).comment, parseStoredBallotAnswer(value)];
  },
  'draft:': (text) => parseCommentDraft(text, NOW),
  'draft:form:': (text) => parseFormDraft(text, NOW),
  'unsent:': (text) => {
    const storage = { read: () => text, write: () => true, remove: () => {} };
    const kind = { parse: parseCommentDraft, format: () => '', isEmpty: () => false };
    return createDraftStore(kind, storage, () => NOW).listUnsent('a');
  },
  'voteStand:': (text) => parseSavedBallotStatus(text, '7', NOW),
  'pointsEvent:': (text) => parsePointsEvent('k', text, NOW),
  xy_feed: parseSavedFeed,
};

/** No value that was read makes an address or a header longer than servers take. */
const MAX_SENT: Readonly<Record<string, number>> = {
  device: 64,
  virtualUser: 64,
  securityToken: 4096,
  memberTokens: 20_000,
  authTokens: 20_000,
  loginDraft: 500,
  signUpCode: 500,
  shop: 450,
  weixinLogin: 2000,
  'draft:': 25_000,
};

afterEach(() => vi.unstubAllGlobals());

describe('a hostile stored value', () => {
  it.each(Object.entries({ ...READERS, ...PREFIXED }))(
    'for %s is read without an error',
    async (name, read) => {
      for (const [what, text] of HOSTILE) {
        const value = await read(text);
        const size = JSON.stringify(value ?? null).length;
        expect(size, what).toBeLessThanOrEqual(MAX_SENT[name] ?? 400_000);
      }
    },
  );
});

describe('a generated stored value', () => {
  const everyText = Object.entries({ ...READERS, ...PREFIXED });

  it.each(everyText)('for %s is read without an error', (_, read) => {
    const stored = hostileJson([...FIELDS, ...recordFields((wire) => read(JSON.stringify(wire)))]);
    const texts = fc.oneof(
      stored.map((value) => JSON.stringify(value)),
      fc.string(),
    );
    return checkAsyncProperty(texts, 60, async (text) => {
      await read(text);
    });
  });
});

describe('the outbox with hostile entries in the storage', () => {
  const PAYLOADS = [
    TRAP,
    { id: TRAP },
    { object: TRAP, id: TRAP, cancel: TRAP },
    [],
    null,
    LONG,
    7,
  ];
  const KINDS = ['praise', 'comment', 'fav', 'bigVote', 'signUp', 'post', ...NAMES];

  it('sends the writes of this page', async () => {
    const storage = makeStorage();
    for (const [what, text] of HOSTILE) storage.set(`outbox:${what}`, text);
    for (const kind of KINDS) {
      for (const [n, payload] of PAYLOADS.entries()) {
        const key = `${kind}-${n}`;
        storage.set(`outbox:${key}`, JSON.stringify({ key, kind, payload, at: NOW, by: '' }));
      }
    }
    const page = openPage(storage);
    const outcome = await page.outbox.send('praise', { object: 0, id: '345', cancel: false });
    expect(outcome).toEqual(DONE);
    expect(page.attempts).toHaveLength(1);
  });
});
