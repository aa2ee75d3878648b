import { afterEach, expect, it, vi } from 'vitest';
import { PUSH_TIMES } from '../../../src/model/push/connection.ts';
import { openPushChannel } from '../../../src/services/push/pushChannel.ts';

afterEach(() => vi.useRealTimers());

const PAGE = { isHidden: () => false, isOnline: () => true, watch: () => () => {} };
const LOST = { code: 1006 } as CloseEvent;

/** Opens a channel on a socket of the test; `random` is its place among the readers, from 0 to 1. */
function openChannel(random: number) {
  const sockets: WebSocket[] = [];
  const connect = () => {
    const socket = { close: () => {}, send: () => {} } as unknown as WebSocket;
    sockets.push(socket);
    return socket;
  };
  const { close } = openPushChannel(
    { url: 'wss://push.example', hello: '', ping: '', onData: () => {} },
    { connect, page: PAGE, now: () => Date.now(), random: () => random, times: PUSH_TIMES },
  );
  return { sockets, close };
}

it('spreads the channels that a server loses at once over two to six seconds', () => {
  vi.useFakeTimers();
  const channels = [0, 0.25, 0.5, 0.75, 1].map(openChannel);
  for (const { sockets } of channels) sockets[0]?.onclose?.call(sockets[0], LOST);
  const countBack = () => channels.filter(({ sockets }) => sockets.length > 1).length;
  const back = [1999, 1, 1000, 1000, 1000, 1000].map((ms) => {
    vi.advanceTimersByTime(ms);
    return countBack();
  });
  expect(back).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { close } of channels) close();
});
