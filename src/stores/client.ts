import { type Client, createClient } from '../api/client.ts';
import { readDevice } from '../host/device.ts';
import type { Settings } from '../settings.ts';

let client: Client | undefined;

/** The page's one client: all that islands and elements ask goes through it. */
export function openClient(settings: Settings): Client {
  client ??= createClient({
    settings,
    device: readDevice,
    now: Date.now,
    ...(window.__early && { early: window.__early }),
  });
  return client;
}
