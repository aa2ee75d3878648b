import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHECKED_CALLS } from '../../scripts/bake/check/checkedCalls.ts';
import { fetchCall } from '../../scripts/network/fetchCall.ts';
import { PAYLOAD_IV, PAYLOAD_KEY } from '../../scripts/origin/apps.ts';
import { startServer, type TestServer } from '../unit/api/server.ts';
import { callOf } from '../unit/bake/site.ts';
import { hostsOf, readExamples, runBake, serveExamples, type Variables } from './gateway.ts';
import { runOrigin } from './originClient.ts';

/** `npm run bake -- --check` against the embedded origin and small servers. */

vi.mock('../../scripts/network/fetchCall.ts', { spy: true });
const { fetchCall: send } = await vi.importActual<{ readonly fetchCall: typeof fetch }>(
  '../../scripts/network/fetchCall.ts',
);

const origin = runOrigin();
const servers: TestServer[] = [];
afterEach(async () => {
  vi.resetAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const check = (variables: Variables) => runBake(['--check'], variables);
const checkOrigin = (variables: Variables) => check({ ...hostsOf(origin.state.url), ...variables });

const TOKEN: Variables = { APP_ID: '2', TOKEN_ENABLE: '1' };
const SIGNED: Variables = { APP_ID: '3', XY_AUTH: '2' };
const CIPHER: Variables = {
  APP_ID: '4',
  CUR_VERSIONS: '3',
  ENCRYPT_KEY: PAYLOAD_KEY,
  ENCRYPT_IV: PAYLOAD_IV,
};
const WRONG_KEY: Variables = { ENCRYPT_KEY: '0123456789abcdef' };

describe('the check of a server that has everything', () => {
  it.each<[what: string, variables: Variables]>([
    ['open', {}],
    ['a token', TOKEN],
    ['a token that no setting names', { APP_ID: '2' }],
    ['signatures', SIGNED],
    ['ciphers', CIPHER],
    ['all three', { ...TOKEN, ...SIGNED, ...CIPHER, APP_ID: '5' }],
    ['an open interaction server', { ...TOKEN, ...SIGNED, APP_ID: '6' }],
  ])('finds each call answered: %s', async (_, variables) => {
    const { code, text } = await checkOrigin(variables);
    for (const { name } of CHECKED_CALLS) {
      expect(text).toMatch(new RegExp(`^  ${name} +answered$`, 'm'));
    }
    expect(text).toContain('\nA site can be published.');
    expect(text).not.toContain('Not sent');
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(code).toBe(0);
  });

  it('sends each call that it names, and nothing that writes', async () => {
    const sent = new Set<string>();
    vi.mocked(fetchCall).mockImplementation((input, init) => {
      sent.add(callOf(new URL(String(input)).pathname));
      return send(input, init);
    });
    await checkOrigin({});
    const names = CHECKED_CALLS.map(({ name }) => name);
    // What comes without being checked by itself: a page of comments that does not say how many there are.
    expect([...sent].filter((name) => name !== 'discussCount').sort()).toEqual(names.sort());
  });
});

describe('the check of a server that refuses', () => {
  it.each<[what: string, variables: Variables, call: string, sentence: string]>([
    [
      'unsigned requests',
      { APP_ID: '3' },
      'getColumns',
      'XY_AUTH: the server wants signed requests: getColumns answered 1004',
    ],
    [
      'a wrong key',
      { ...CIPHER, ...WRONG_KEY },
      'getColumns',
      'CUR_VERSIONS, ENCRYPT_KEY, ENCRYPT_IV: the server cannot read encrypted requests: getColumns answered -1',
    ],
    [
      'unsigned requests, the configuration too',
      { ...TOKEN, APP_ID: '5' },
      'getConfig',
      'XY_AUTH: the server wants signed requests: getConfig answered 1004',
    ],
    [
      'a wrong key where token and signature are wanted, too',
      { ...TOKEN, ...SIGNED, ...CIPHER, ...WRONG_KEY, APP_ID: '5' },
      'getConfig',
      'CUR_VERSIONS, ENCRYPT_KEY, ENCRYPT_IV: the server cannot read encrypted requests:',
    ],
    [
      'unsigned requests to the content server alone',
      { ...TOKEN, APP_ID: '6' },
      'getColumns',
      'XY_AUTH: the server wants signed requests: getColumns answered 1004',
    ],
  ])('names the settings once and sends nothing more: %s', async (_, variables, call, sentence) => {
    const { code, words } = await checkOrigin(variables);
    expect(words).toContain(`${call} refused: ${sentence}`);
    expect(words).toContain(`No site can be published: ${sentence}`);
    expect(words).toMatch(/the check ended before: .*getArticleContent.*getMvodArticle/);
    expect(code).toBe(1);
  });

  it.each<[what: string, variables: Variables, sentence: string]>([
    ['an unknown app', { APP_ID: '9' }, 'getConfig refused: APP_ID, SITE_ID: -1 '],
    ['another site', { SITE_ID: '2' }, 'SITE_ID: the article belongs to site 1'],
  ])('names the setting: %s', async (_, variables, sentence) => {
    const { code, words } = await checkOrigin(variables);
    expect(words).toContain(sentence);
    expect(words).toContain('No site can be published: getConfig');
    expect(code).toBe(1);
  });
});

describe('the check of a server that has little', () => {
  it('says of an empty one what the site is without, and that the address may be wrong', async () => {
    const server = await startServer((_, response) => {
      response.statusCode = 404;
      response.end('<h1>Not Found</h1>');
    });
    servers.push(server);
    const { code, words } = await check(hostsOf(server.url));
    expect(words).toContain('getConfig missing no page can be baked');
    expect(words).toContain('getPapers missing no newspaper');
    expect(words).toContain('no article is known: getArticleContent, getRelArticles,');
    expect(words).toContain(`API_URL: no call was answered at ${server.url}/app_if.`);
    expect(words).toContain(`MVOD_URL: no call was answered at ${server.url}/mvod_if.`);
    expect(words).toContain('No site can be published: getConfig, getColumns, getColumn,');
    expect(code).toBe(1);
  });

  it('ends at once where nothing answers', async () => {
    const server = await startServer(() => {});
    await server.stop();
    const { code, words } = await check(hostsOf(server.url));
    expect(words).toContain('getConfig failed: Network Error');
    expect(words).toContain('the check ended before: getColumns,');
    expect(words).toContain('No site can be published: API_URL: nothing answers: Network Error.');
    expect(code).toBe(1);
  });

  it('names the fields that an answer lacks or spells otherwise', async () => {
    const server = await serveExamples((call, answer) =>
      call === 'getArticleContent' ? answer.replace('publishtime', 'publish_time') : answer,
    );
    servers.push(server);
    const { code, words } = await check(hostsOf(server.url));
    expect(words).toContain('publish_time is not read, publishtime is');
    expect(words).toMatch(/getArticleContent answered .*lacks [\w, ]*\bsubtitle,/);
    expect(words).toMatch(/list\[\] lacks [\w, ]*\barticleType\b/);
    expect(code).toBe(0);
  });

  it.each<[what: string, call: string, answer: string, why: string]>([
    ['no columns', 'getColumns', '{"list": []}', 'no column with columnId and columnName'],
    ['a column without a name', 'getColumn', '{"columnId": 12}', 'column 12 "" is answered'],
    ['rows without ids', 'getArticles', '{"list": [{"file_id": 1}]}', 'list[].file_id is not read'],
    ['another article', 'getArticleContent', '{"fileId": 1}', 'article 1 is answered for 345'],
  ])('says why an answer is of no use: %s', async (_, call, answer, why) => {
    const server = await serveExamples((name, example) => (name === call ? answer : example));
    servers.push(server);
    const { code, words } = await check(hostsOf(server.url));
    expect(words).toContain(`${call} answered, of no use: `);
    expect(words).toContain(why);
    expect(code).toBe(1);
  });
});

describe('the page about gateways', () => {
  it('has examples that pass the check', async () => {
    const server = await serveExamples();
    servers.push(server);
    const { code, words } = await check(hostsOf(server.url));
    expect(words).toContain('A site can be published.');
    expect(code).toBe(0);
  });

  it('has each needed call as needed', async () => {
    const needed = CHECKED_CALLS.filter(({ isNeeded }) => isNeeded).map(({ name }) => name);
    const examples = new Set(readExamples().map(({ call }) => call));
    expect([...examples].slice(0, needed.length)).toEqual(needed);
    for (const left of needed) {
      // Not in its other forms either.
      const isLeft = new RegExp(`^${left}(New)?$`);
      const server = await serveExamples((call, answer) => (isLeft.test(call) ? null : answer));
      servers.push(server);
      const { code, words } = await check(hostsOf(server.url));
      expect(words).toContain(`${left} missing`);
      expect(code, left).toBe(1);
    }
  });
});
