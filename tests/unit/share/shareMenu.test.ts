import { expect, it, vi } from 'vitest';
import type { Sdk } from '../../../src/host/messenger/sdk.ts';
import { prepareMessengerShare } from '../../../src/host/messenger/shareMenu.ts';

it('sets the card of every entry of the messenger’s menu; that of the timeline is only a title', async () => {
  const call = vi.fn(async () => ({ outcome: 'done' }));
  const listen = vi.fn();
  const sdk = { open: async () => true, call, listen } as unknown as Sdk;
  const card = { title: '题', description: '述', imageUrl: 'i.jpg', url: 'a.html' };
  expect(await prepareMessengerShare(sdk, card as never, () => {})).toBe('done');
  const set = [...call.mock.calls, ...listen.mock.calls].map(
    ([name, shown]: readonly unknown[]) => [name, (shown as { readonly desc?: string }).desc],
  );
  expect(Object.fromEntries(set)).toEqual({
    updateAppMessageShareData: '述',
    updateTimelineShareData: undefined,
    onMenuShareTimeline: undefined,
    onMenuShareAppMessage: '述',
    onMenuShareQQ: '述',
    onMenuShareWeibo: '述',
    onMenuShareQZone: '述',
  });
});
