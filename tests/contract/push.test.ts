import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openPushHub, type PushStats } from '../../scripts/origin/push/pushHub.ts';
import { PUSH_TIMES, type PushTimes } from '../../src/model/push/connection.ts';
import { createInbox } from '../../src/model/push/inbox.ts';
import {
  formatPushUrl,
  formatSubscription,
  PING,
  type PushMessage,
  parsePushMessage,
} from '../../src/model/push/message.ts';
import { parseSiteConfig } from '../../src/model/site/normaliseSite.ts';
import type { PushConfig } from '../../src/model/site/siteTypes.ts';
import {
  openPushChannel,
  type PageLifecycle,
  type PageLifecycleEvent,
  type PushChannel,
} from '../../src/services/push/pushChannel.ts';
import { waitFor } from '../helpers/waitFor.ts';
import { runOrigin } from './originClient.ts';

/** The push channel of the reader against the origin's, over real sockets. */

const BROADCAST = 405;
const origin = runOrigin();

/** All waits of a page, divided by `factor`. */
const hurried = (factor: number): PushTimes => {
  const { waitFactor, jitter, ...waits } = PUSH_TIMES;
  const shorter = Object.entries(waits).map(([name, ms]) => [name, ms / factor]);
  return { ...(Object.fromEntries(shorter) as typeof waits), waitFactor, jitter };
};

/** Short waits before a reconnect; the other times as on a page. */
const TIMES: PushTimes = { ...PUSH_TIMES, firstWaitMs: 40, maxWaitMs: 200, returnMs: 20 };

interface Reader extends PushChannel {
  readonly messages: PushMessage[];
  /** All received frames, delivered to the page or not. */
  readonly frames: unknown[];
  /** When it tried to connect. */
  readonly tries: number[];
  /** For each time that it opened: whether something may be missed. */
  readonly openings: boolean[];
  readonly happen: (change: PageLifecycleEvent) => void;
}

const open: Reader[] = [];
afterEach(() => {
  for (const reader of open.splice(0)) reader.close();
});

function openReader(url: string, times = TIMES): Reader {
  let listener = (_: PageLifecycleEvent) => {};
  const page: PageLifecycle = {
    isHidden: () => false,
    isOnline: () => true,
    watch: (listen) => {
      listener = listen;
      return () => {
        listener = () => {};
      };
    },
  };
  const messages: PushMessage[] = [];
  const frames: unknown[] = [];
  const tries: number[] = [];
  const openings: boolean[] = [];
  const inbox = createInbox();
  const channel = openPushChannel(
    {
      url,
      hello: formatSubscription(String(BROADCAST)),
      ping: PING,
      onData: (data) => {
        frames.push(data);
        inbox.add(data);
        for (let text = inbox.take(); text !== undefined; text = inbox.take()) {
          const message = parsePushMessage(text);
          if (message) messages.push(message);
        }
      },
      onOpen: (late) => openings.push(late),
    },
    {
      connect: (address) => {
        tries.push(performance.now());
        return new WebSocket(address);
      },
      page,
      now: () => performance.now(),
      random: Math.random,
      times,
    },
  );
  const happen = (change: PageLifecycleEvent) => listener(change);
  const reader = { ...channel, messages, frames, tries, openings, happen };
  open.push(reader);
  return reader;
}

async function readConfig(): Promise<PushConfig> {
  const { push } = parseSiteConfig((await origin.get('getConfig', { siteId: 1, appID: 1 })).data);
  if (!push) throw new Error('the origin names no push channel');
  return push;
}

/** The channel as the site's configuration names it, open. */
async function openSiteReader(times = TIMES): Promise<Reader> {
  const reader = openReader(String(formatPushUrl(await readConfig(), '1')), times);
  await waitFor(() => expect(reader.openings).not.toEqual([]));
  return reader;
}

const stats = () => origin.read<PushStats>('push');
const setMode = (mode: string, perSecond?: number) =>
  origin.control('push/mode', { mode, perSecond });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the push channel', () => {
  it('has its address in the configuration and subscribes to the broadcast', async () => {
    const reader = await openSiteReader();
    await waitFor(() => expect(reader.frames).toHaveLength(1));
    expect(JSON.parse(String(reader.frames[0]))).toEqual({
      code: 200,
      type: 'live_status_subscribe',
      data: { id: '405' },
    });
    expect((await stats()).subscriptions.at(-1)).toBe('405');
    expect(reader.messages).toEqual([]);
  });

  it('does not reconnect after a refused token', async () => {
    const config = await readConfig();
    const reader = openReader(String(formatPushUrl({ ...config, token: 'wrong' }, '1')));
    await waitFor(async () => expect((await stats()).opened).toBeGreaterThan(0));
    const { opened } = await stats();
    await pause(200);
    expect(await stats()).toMatchObject({ opened, clients: 0 });
    expect(reader.tries).toHaveLength(1);
  });

  it('pushes a change of state that liveView returns too', async () => {
    const reader = await openSiteReader();
    await origin.control('push', { type: 'live_status', id: '405', liveStatus: 2 });
    await waitFor(() =>
      expect(reader.messages).toEqual([{ type: 'live_status', id: '405', state: 'replay' }]),
    );
    const { data } = await origin.get('liveView', { id: 802, page: 0, siteID: 1 });
    expect(Number(data.currentStatus)).toBe(2);
  });

  it('pushes a report that liveView lists too', async () => {
    const reader = await openSiteReader();
    const content = '首班列车驶出站台';
    await origin.control('push', { type: 'live_reporting', id: '405', content });
    await waitFor(() => expect(reader.messages).toHaveLength(1));
    const [message] = reader.messages;
    expect(message).toMatchObject({ type: 'live_reporting', id: '405', report: { text: content } });
    const { data } = await origin.get('liveView', { id: 802, page: 0, siteID: 1 });
    expect(JSON.stringify(data.list)).toContain(content);
  });

  it('pushes only public comments on the broadcast', async () => {
    const reader = await openSiteReader();
    const { uid, accessToken } = await origin.member('13800007001', '站台上的人');
    const write = (content: string, sourceType: number) =>
      origin.post(
        'discuss',
        { rootID: BROADCAST, sourceType, content, userID: uid },
        { token: accessToken },
      );
    await origin.control('limits', { on: false });
    await origin.control('audit', { type: 1 });
    expect((await write('加微信看直播', 1)).data.inReview).toBe(1);
    await write('文章的评论', 0);
    const { data } = await write('看到了我家的桥', 1);
    await origin.control('limits', { on: true });
    await waitFor(() => expect(reader.messages).not.toEqual([]));
    await pause(50);
    expect(reader.messages).toHaveLength(1);
    expect(reader.messages[0]).toMatchObject({
      type: 'live_discuss',
      id: '405',
      comment: { id: String(data.id), text: '看到了我家的桥', source: 1 },
    });
  });
});

describe('a server that misbehaves', () => {
  it('that answers pings keeps its connection', async () => {
    const before = await stats();
    const reader = await openSiteReader({ ...TIMES, silenceMs: 50, answerMs: 5000 });
    await waitFor(async () => expect((await stats()).pings).toBeGreaterThan(before.pings + 2));
    expect(reader.tries).toHaveLength(1);
  });

  it('that does not answer pings is reconnected, one socket at a time', async () => {
    await setMode('silent');
    const reader = await openSiteReader({ ...TIMES, silenceMs: 30, answerMs: 60 });
    await waitFor(() => expect(reader.openings.length).toBeGreaterThan(2));
    expect((await stats()).clients).toBeLessThan(2);
    await setMode('normal');
    await waitFor(async () => expect((await stats()).clients).toBe(1));
    // On a busy machine the first try, too, may take longer than the limit of an answer.
    expect(reader.openings.slice(1, 3)).toEqual([true, true]);
  });

  it('that sends invalid messages keeps its connection', async () => {
    const reader = await openSiteReader();
    await setMode('garbage');
    await waitFor(() => expect(reader.frames.length).toBeGreaterThan(12));
    expect(reader.messages).toEqual([]);
    await origin.control('push', { type: 'live_status', id: '405', liveStatus: 1 });
    await waitFor(() => expect(reader.messages).toHaveLength(1));
    expect(reader.tries).toHaveLength(1);
  });

  it('that sends 1000 reports a second keeps its connection', async () => {
    const reader = await openSiteReader();
    await setMode('flood', 1000);
    await waitFor(() => expect(reader.messages.length).toBeGreaterThan(500));
    await setMode('normal');
    expect(reader.tries).toHaveLength(1);
  });

  it('that closes at once is reconnected after growing waits', async () => {
    await setMode('closeAtOnce');
    const reader = await openSiteReader({ ...TIMES, firstWaitMs: 50, maxWaitMs: 400, jitter: 0 });
    await waitFor(() => expect(reader.tries.length).toBeGreaterThan(5));
    const waits = reader.tries.slice(1).map((at, n) => at - Number(reader.tries[n]));
    // A busy machine only lengthens a wait; a timer may be early by the part of its millisecond.
    for (const [n, leastMs] of [50, 80, 128, 204, 327].entries()) {
      expect(waits[n]).toBeGreaterThan(leastMs - 2);
    }
    await setMode('normal');
    await waitFor(async () => expect((await stats()).clients).toBe(1));
  });

  it('that refuses connections is retried until it accepts one', async () => {
    await setMode('refuse');
    const reader = openReader(String(formatPushUrl(await readConfig(), '1')));
    await waitFor(() => expect(reader.tries.length).toBeGreaterThan(2));
    expect(reader.openings).toEqual([]);
    await setMode('normal');
    await waitFor(() => expect(reader.openings).toEqual([true]));
  });

  it('is reconnected after closing all connections, and receives the subscription again', async () => {
    const reader = await openSiteReader();
    const { subscriptions } = await stats();
    await origin.control('push/drop', {});
    await waitFor(() => expect(reader.openings).toEqual([false, true]));
    await waitFor(async () =>
      expect((await stats()).subscriptions).toHaveLength(subscriptions.length + 1),
    );
  });
});

describe('a hidden page', () => {
  it('closes its socket, and opens one when it is visible again', async () => {
    const reader = await openSiteReader();
    reader.happen('hide');
    await waitFor(async () => expect((await stats()).clients).toBe(0));
    reader.happen('show');
    reader.happen('show');
    await waitFor(() => expect(reader.openings).toEqual([false, true]));
    expect((await stats()).clients).toBe(1);
    expect(reader.tries).toHaveLength(2);
  });

  it('opens one socket when the close event of the previous one is late', async () => {
    const reader = await openSiteReader({ ...TIMES, returnMs: 0 });
    reader.happen('hide');
    reader.happen('show');
    await waitFor(() => expect(reader.openings).toEqual([false, true]));
    await waitFor(async () => expect((await stats()).clients).toBe(1));
    await pause(100);
    expect(reader.tries).toHaveLength(2);
    expect((await stats()).clients).toBe(1);
  });

  it('does not reconnect a closed channel', async () => {
    const reader = await openSiteReader();
    reader.close();
    reader.happen('show');
    await waitFor(async () => expect((await stats()).clients).toBe(0));
    await pause(150);
    expect(reader.tries).toHaveLength(1);
  });
});

describe('a server that restarts', () => {
  const CLIENTS = 60;
  const FACTOR = 4;

  it('has each client back once, and none comes after its end', async () => {
    const first = await runHub(0);
    const url = `ws://localhost:${first.port}/push?token=jichuan-push-2026&siteID=1`;
    const readers = Array.from({ length: CLIENTS }, () => openReader(url, hurried(FACTOR)));
    await waitFor(() => expect(first.hub.stats().clients).toBe(CLIENTS));
    await first.stop();
    const second = await runHub(first.port);
    await waitFor(() => expect(second.hub.stats().clients).toBe(CLIENTS));

    expect(second.hub.stats().opened).toBe(CLIENTS);

    for (const reader of readers) reader.close();
    await waitFor(() => expect(second.hub.stats().clients).toBe(0));
    await second.stop();
    const tried = readers.map(({ tries }) => tries.length);
    await pause(200);
    expect(readers.map(({ tries }) => tries.length)).toEqual(tried);
  });

  it('stops while clients are connected', async () => {
    const reader = await openSiteReader();
    await origin.restart();
    reader.close();
    expect((await stats()).clients).toBe(0);
  });
});

async function runHub(port: number) {
  const server = createServer();
  const hub = openPushHub();
  hub.attach(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    hub,
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      await hub.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
