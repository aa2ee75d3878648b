import type { CDPSession, Page } from 'playwright';

const SLOW_CPU = 4;
/** 1.6 Mbit/s and 150 ms. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** Slows a page's processor down to a quarter. */
export async function slowCpu(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return session;
}

/** Slows a page's processor and connection down to those of a cheap phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await slowCpu(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  return session;
}

/** Ends what `slowDown` began. */
export async function speedUp(session: CDPSession): Promise<void> {
  const line = { ...SLOW_LINE, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
