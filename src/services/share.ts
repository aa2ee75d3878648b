import { atom } from 'nanostores';
import { readPageVideo } from '../host/document/pageObject.ts';
import { readPageCommunityObject, readShareParams } from '../host/document/readShareParams.ts';
import type { Host, HostOutcome } from '../host/host.ts';
import { readStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { createShareCard } from '../model/share/shareRules.ts';
import type { ShareCard, ShareTarget } from '../model/share/shareTypes.ts';
import { decideChannel } from '../model/statistics/channels.ts';
import { hasOwnCounts } from '../model/statistics/events.ts';
import type { Settings } from '../settings.ts';
import { getHost } from './getHost.ts';
import { recordShare } from './statistics/statistics.ts';

/** The card that this page shares; null where sharing is forbidden (product 6.3). */
export const $shareCard = atom<ShareCard | null>(null);

/** Updates the card from the page as it is now. */
export function updateShareCard({ siteUrl, siteBase }: Settings): ShareCard | null {
  const params = readShareParams();
  const card = params && createShareCard(params, { siteUrl, siteBase, now: Date.now() });
  const known = $shareCard.get();
  // The messenger treats a card with a changed address as a new one: the old card stays.
  if (!card || !known || !isSameCard(card, known)) $shareCard.set(card);
  return $shareCard.get();
}

const isSameCard = (one: ShareCard, other: ShareCard): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  one.imageUrl === other.imageUrl &&
  one.articleId === other.articleId &&
  one.objectType === other.objectType &&
  removeTimestamp(one.url) === removeTimestamp(other.url);

const removeTimestamp = (url: string): string => url.replace(/xyt=\d+/, '');

let preparedCard: ShareCard | null | undefined;

/**
 * Passes the card to the menu of the host, or forbids sharing there; again whenever the card of the
 * page has changed. Shares by that menu are counted.
 */
export async function prepareShare(settings: Settings): Promise<void> {
  const card = updateShareCard(settings);
  if (card === preparedCard) return;
  preparedCard = card;
  const host = await getHost(settings);
  if (card) await host.prepareShare(card, (target) => countShare(settings, card, target));
  else await host.hideShare();
}

/**
 * Calls `prepareShare` on pages that share something or forbid it; on others the menu stays as it
 * is.
 */
export async function prepareShareOfPage(settings: Settings): Promise<void> {
  if (readShareParams()) await prepareShare(settings);
}

/**
 * Shares in one of the host's ways and counts successful shares. In the messenger most ways only
 * point at its menu (`guided`), which reports its shares itself (`prepareShare`).
 */
export async function shareBy(
  settings: Settings,
  host: Host,
  card: ShareCard,
  target: ShareTarget,
): Promise<HostOutcome | 'guided'> {
  const outcome = await host.share(card, target);
  if (outcome !== 'done') return outcome;
  if (host.environment.kind === 'messenger' && target !== 'copy' && target !== 'native')
    return 'guided';
  countShare(settings, card, target);
  return outcome;
}

/** Counts a share that has succeeded. */
export function countShare(settings: Settings, card: ShareCard, target: ShareTarget): void {
  const people = readPageCommunityObject();
  // Their ids are no ids of articles or columns, in whose place they would be counted.
  if (people && !hasOwnCounts(people.object)) return;
  if (readStored(STORAGE_KEYS.memberTokens)) {
    import('./points/creditPoints.ts').then(
      ({ creditShare }) => creditShare(settings),
      () => {},
    );
  }
  if (readPageVideo()) {
    void import('./statistics/videoEvents.ts').then((events) =>
      events.countVideoShare(settings, card),
    );
    return;
  }
  recordShare(settings, {
    articleId: card.articleId,
    type: card.objectType,
    channel: decideChannel(target),
  });
}
