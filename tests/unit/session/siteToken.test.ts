import { afterEach, expect, it, vi } from 'vitest';
import { testSettings } from '../api/settings.ts';
import { stubPage } from './page.ts';

const READ = { path: '/base_url/getArticles' } as const;
afterEach(() => vi.unstubAllGlobals());

/** Returns the tokens of the first read after a configuration with this switch. */
async function readTokens(tokenEnable: string) {
  const page = stubPage((name) => {
    if (name === 'getConfig') return { status: 0, data: { siteID: 7, tokenEnable } };
    return { status: 0, data: name === 'getAnonymousToken' ? { token: 'anonymous' } : { a: 1 } };
  });
  const settings = testSettings();
  const { getConfig } = await import('../../../src/api/calls/config.ts');
  const { getClient } = await import('../../../src/services/pageClient.ts');
  const { isTokenMode } = await import('../../../src/services/formFallback.ts');
  await getConfig(getClient(settings));
  await vi.waitFor(() => expect(isTokenMode()).toBe(tokenEnable === '1'));
  await getClient(settings).send(READ);
  const sent = page.asked.filter(({ name }) => name === 'getArticles');
  return sent.map(({ headers }) => headers.get('token'));
}

it('a page sends a token once the configuration asks for one, without a refusal', async () =>
  expect(await readTokens('1')).toEqual(['anonymous']));

it('a page sends no token where the configuration asks for none', async () =>
  expect(await readTokens('0')).toEqual([null]));
