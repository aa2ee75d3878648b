import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf } from '../unit/bake/site.ts';
import { WAIT } from './publisherRuns.ts';
import { type Entry, SHARED_SECRET, siteRuns } from './siteRuns.ts';

const OWN_SECRET = 'the-secret-of-one-site';

const test = siteRuns();
const { start, run, findPid, isGone, countEntries } = test;

beforeAll(() => test.second.configure({ PUBLISH_SECRET: OWN_SECRET }));

const sendToFirst = () => test.sendHook(test.first, SHARED_SECRET);
const sendToSecond = () => test.sendHook(test.second, OWN_SECRET);

const get = async (path: string, headers: Record<string, string> = {}) => {
  const sent = { authorization: `Bearer ${test.token}`, ...headers };
  const response = await fetch(`${test.url}${path}`, { headers: sent, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};

/** Returns the answer to a request of HTTP/1.0, which `fetch` cannot send. */
function getAsOldProxy(path: string): Promise<string> {
  const { hostname, port, host } = new URL(test.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    socket.once('error', reject).once('close', () => resolve(answer));
    socket.write(`GET ${path} HTTP/1.0\r\nHost: ${host}\r\n\r\n`);
  });
}

// Before the publishers start, which publish everything.
describe('npm run publish -- --site NAME', () => {
  it('publishes once with the settings of that site, and lists its builds', async () => {
    const { first, second } = test;
    const { code } = await run('article', '10/1', '--site', first.name);
    expect(code).toBe(0);
    expect(await first.readPage()).toContain('标题 1');
    expect(await second.readPage()).toBe('');
    const builds = await run('release', `--site=${first.name}`);
    expect(builds).toMatchObject({ code: 0, text: expect.stringContaining('live') });
    const text = expect.stringContaining("'npm run publish -- release' lists them.");
    expect(await run('release', 'no-build', `--site=${first.name}`)).toMatchObject({
      code: 1,
      text,
    });
  });

  const expectRefusal = async (args: readonly string[], sentence: string) => {
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain(sentence);
  };

  it.each([
    [
      'a command without a site',
      ['article', '10/1'],
      'SITES_DIR is set: name the site with --site',
    ],
    ['an unknown site', ['site', '--site', 'nowhere'], 'There is no site nowhere in '],
  ])('refuses %s', (_, args, sentence) => expectRefusal(args, sentence));

  it.each([
    ['a list of builds without a site', ['release'], 'SITES_DIR is set: name the site with --site'],
    ['a path as a name', ['site', '--site', '../x'], 'There is no site ../x in '],
    ['no name', ['site', '--site'], '--site needs the name of one site.'],
    ['one folder for all sites', ['serve', '--out', 'x'], 'SITES_DIR is set: name the site with'],
  ])('refuses %s', { tags: ['sweep'] }, (_, args, sentence) => expectRefusal(args, sentence));
});

describe('a program whose settings are of several sites', () => {
  it.each([
    ['publish', ['article', '10/1'], 2, 'SITES_DIR is set: name the site with --site'],
    ['bake', ['--article=10/1'], 2, 'SITES_DIR is set: name the site with --site'],
    ['bake', ['--article=10/1', '--site'], 0, ''],
  ] as const)('npm run %s -- %j ends with exit code %i', async (name, args, expected, sentence) => {
    const names = args.at(-1) === '--site' ? [test.first.name] : [];
    const { code, text } = await test.runProgram(name, ...args, ...names);
    expect(code, text).toBe(expected);
    expect(text).toContain(sentence);
  });
});

describe('npm run publish for several sites', () => {
  it('publishes an event of one site there only, and shows both sites', async () => {
    const { first, second } = test;
    await start();
    const askedSecond = second.countAsked();
    first.edit('更正');
    second.edit('更正');
    expect(await sendToFirst()).toBe(202);
    await expect.poll(first.readPage, WAIT).toContain('更正');
    expect(await second.readPage()).not.toContain('更正');
    expect(second.countAsked()).toBe(askedSecond);
    const withAnother = test.sendHook(second, SHARED_SECRET);
    expect(await withAnother, 'the secret of another site').toBe(401);
    expect(await sendToSecond()).toBe(202);
    await expect.poll(second.readPage, WAIT).toContain('更正');

    const list = await get('/');
    expect(list.text).toContain('All 2 sites work.');
    for (const { name } of [first, second]) {
      expect(list.text).toContain(`href="sites/${name}/"`);
      const page = async () => (await get(`/sites/${name}/`)).text;
      await expect.poll(page, WAIT).toContain('article 10/1');
    }
    expect((await get(`/sites/${first.name}`)).status).toBe(308);
    expect((await get('/sites/nowhere/')).status).toBe(404);
    expect((await get('/healthz')).status).toBe(200);

    const { text: metrics } = await get('/metrics');
    expect(metrics).toContain(`publisher_hooks_total{status="202",site="${first.name}"} 1\n`);
    expect(metrics).toContain(`publisher_hooks_total{status="401",site="${second.name}"} 1\n`);
    expect(metrics).toContain(`publisher_site_up{site="${second.name}"} 1\n`);
    expect(metrics.match(/^# TYPE publisher_hooks_total /gm)).toHaveLength(1);
  });

  it('passes on forms of the status page after one login, and refuses those of other origins', async () => {
    await start();
    const { first, second } = test;
    const post = (path: string, headers: Record<string, string>, body = {}) =>
      fetch(test.url + path, {
        method: 'POST',
        headers,
        body: new URLSearchParams(body),
        redirect: 'manual',
      });
    const login = await post('/login', { origin: test.url }, { token: test.token });
    const cookie = login.headers.get('set-cookie')?.split(';', 1).join() ?? '';
    const stop = (origin: string) => post(`/sites/${first.name}/sweep/stop`, { origin, cookie });
    expect((await stop('https://evil.example.test')).status).toBe(403);
    const answer = await stop(test.url);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '../']);
    expect((await get(`/sites/${first.name}/`)).text).toContain('Go on');
    expect((await get(`/sites/${second.name}/`)).text).not.toContain('Go on');
  });

  it('refuses requests without the token, also to the page of a site', async () => {
    await start();
    const site = `/sites/${test.first.name}/`;
    for (const path of ['/', site, `${site}metrics`]) {
      expect((await get(path, { authorization: '' })).status, path).toBe(401);
      expect(await getAsOldProxy(path), path).toMatch(/^HTTP\/1\.1 401 /);
    }
    const isForeign = { authorization: '', 'x-forwarded-for': '203.0.113.7' };
    expect((await get('/metrics', isForeign)).status).toBe(401);
    expect((await get('/metrics', { authorization: '' })).status, 'a program here').toBe(200);
  });

  it('starts a killed publisher again, which does the tasks that it had', async () => {
    await start();
    const { first, second } = test;
    first.edit('再更正');
    const pid = findPid(first);
    let isAsked = false;
    first.interfere = ({ url }) => {
      const isArticle = callOf(url.pathname) === 'getArticleContent';
      isAsked ||= isArticle;
      return isArticle;
    };
    expect(await sendToFirst()).toBe(202);
    await expect.poll(() => isAsked, WAIT).toBe(true);
    process.kill(pid, 'SIGKILL');
    await expect.poll(async () => (await get('/')).text, WAIT).toContain('1 of 2 sites');
    second.edit('再更正');
    expect(await sendToSecond(), 'the other site goes on').toBe(202);
    first.interfere = () => false;
    await expect.poll(second.readPage, WAIT).toContain('再更正');
    await expect.poll(first.readPage, WAIT).toContain('再更正');
    expect(findPid(first)).not.toBe(pid);
    const restarts = `publisher_site_restarts_total{site="${first.name}"} 1\n`;
    expect((await get('/metrics')).text).toContain(restarts);
  });

  it('shows a publisher that does not answer, and the others', async () => {
    await start();
    const { first, second } = test;
    const pid = findPid(first);
    process.kill(pid, 'SIGSTOP');
    try {
      const [list, { text: metrics }] = await Promise.all([get('/'), get('/metrics')]);
      expect(list.text).toContain('1 of 2 sites does not work.');
      expect(list.text).toContain('It has not answered for 5 s.');
      expect(metrics).toContain(`publisher_site_up{site="${first.name}"} 0\n`);
      expect(metrics).toContain(`publisher_site_up{site="${second.name}"} 1\n`);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await expect.poll(async () => (await get('/healthz')).status, WAIT).toBe(200);
  });

  it('shows a wrong setting of one site, publishes the other, and starts when it is right', async () => {
    await start();
    const { first, second } = test;
    await second.configure({ PUBLISH_POLL_SECONDS: 'often' });
    process.kill(findPid(second), 'SIGKILL');
    const readList = async () => (await get('/')).text;
    await expect.poll(readList, WAIT).toContain('PUBLISH_POLL_SECONDS: &quot;often&quot; is not');
    first.edit('三更正');
    expect(await sendToFirst()).toBe(202);
    await expect.poll(first.readPage, WAIT).toContain('三更正');
    const health = await get('/healthz');
    expect(health.status).toBe(503);
    expect(health.text).toContain('PUBLISH_POLL_SECONDS');
    expect(health.text).not.toContain(first.name);
    expect((await get(`/sites/${second.name}/`)).status).toBe(503);
    expect(await sendToSecond(), 'the sender repeats it').toBe(503);

    second.edit('三更正');
    await second.configure({ PUBLISH_SECRET: OWN_SECRET });
    await expect.poll(second.readPage, WAIT).toContain('三更正');
    await expect.poll(async () => (await get('/healthz')).status, WAIT).toBe(200);
  });

  it('ends all publishers in order on SIGTERM', async () => {
    await start();
    const pids = [test.first, test.second].map(findPid);
    const countDisorder = () => countEntries(({ event }) => event === 'site-ended');
    const before = countDisorder();
    test.supervisor?.kill('SIGTERM');
    expect(await once(test.supervisor as ChildProcess, 'close')).toEqual([0, null]);
    expect(pids.map(isGone)).toEqual([true, true]);
    for (const { name } of [test.first, test.second]) {
      const isOrderly = ({ event, site }: Entry) => event === 'stopping' && site === name;
      expect(countEntries(isOrderly), name).toBe(1);
    }
    expect(countDisorder()).toBe(before);
  });

  it('leaves no publisher when it is killed', async () => {
    await start();
    const pids = [test.first, test.second].map(findPid);
    test.supervisor?.kill('SIGKILL');
    await expect.poll(() => pids.map(isGone), WAIT).toEqual([true, true]);
  });
});
