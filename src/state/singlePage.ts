import { atom, type ReadableAtom } from 'nanostores';
import { getConfig } from '../api/calls/config.ts';
import type { Client } from '../api/client.ts';
import type { ApiError } from '../api/errors.ts';
import { asMissing, asPageError } from '../api/missingError.ts';
import type { FailureKind } from '../model/failure.ts';
import { ok, type Result } from '../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../model/site/normaliseSite.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { getClient } from '../services/pageClient.ts';
import type { Settings } from '../settings.ts';

export interface ReadySingle<T> {
  readonly state: 'ready';
  readonly value: T;
  readonly config: SiteConfig;
}

export type SingleState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'empty'; readonly config: SiteConfig }
  | { readonly state: 'failed'; readonly kind: FailureKind; readonly config: SiteConfig }
  | ReadySingle<T>;

/** What a page shows, and the configuration of its site. */
export interface Loaded<T> {
  readonly answer: Result<T, ApiError>;
  readonly config: SiteConfig;
}

export interface SinglePage<T> {
  readonly $page: ReadableAtom<SingleState<T>>;
  readonly load: (
    settings: Settings,
    load: (client: Client) => Promise<Loaded<T>>,
  ) => Promise<void>;
}

/** Creates the store of a page that shows one item: a product, an external link, an activity. */
export function createSinglePage<T>(): SinglePage<T> {
  const $page = atom<SingleState<T>>({ state: 'loading' });
  let current: unknown;
  return {
    $page,
    async load(settings, load) {
      current = load;
      $page.set({ state: 'loading' });
      const { answer, config } = await load(getClient(settings));
      if (current !== load) return;
      if (answer.ok) {
        $page.set({ state: 'ready', value: answer.value, config });
        return;
      }
      const { kind } = asPageError(asMissing(answer.error));
      $page.set(kind === 'empty' ? { state: 'empty', config } : { state: 'failed', kind, config });
    },
  };
}

/** Loads an item and the configuration in parallel; without the latter the defaults are used. */
export const loadWithConfig = <T>(
  client: Client,
  asked: Promise<Result<T, ApiError>>,
): Promise<Loaded<T>> => loadAfterConfig(client, () => asked);

/** Loads an item, a part of which needs the configuration, in parallel with the configuration. */
export async function loadAfterConfig<T>(
  client: Client,
  load: (config: Promise<SiteConfig>) => Promise<Result<T, ApiError>>,
): Promise<Loaded<T>> {
  const config = getConfig(client).then((sent) => (sent.ok ? sent.value : DEFAULT_SITE_CONFIG));
  const answer = await load(config);
  return { answer, config: await config };
}

/** Returns the `load` of a template from a function that loads the item of an id. */
export const withConfig =
  <T>(
    load: (client: Client, id: string, config: Promise<SiteConfig>) => Promise<Result<T, ApiError>>,
  ) =>
  (client: Client, id: string): Promise<Loaded<T>> =>
    loadAfterConfig(client, (config) => load(client, id, config));

/** Loads an item that is part of the configuration itself. */
export async function loadFromConfig<T>(
  asked: Promise<Result<{ readonly config: SiteConfig; readonly facts: T }, ApiError>>,
): Promise<Loaded<T>> {
  const answer = await asked;
  return answer.ok
    ? { answer: ok(answer.value.facts), config: answer.value.config }
    : { answer, config: DEFAULT_SITE_CONFIG };
}
