import { openMediaSession } from '../../host/mediaSession.ts';
import { readPageBrand } from '../../host/shareFacts.ts';
import { loadSoundStyles } from '../../host/styles.ts';
import { STEP_S } from '../../model/audio/position.ts';
import { findEncrypted } from '../../model/media/encryptedAddress.ts';
import type { MediaFacts } from '../../model/media/mediaFacts.ts';
import type { Settings } from '../../settings.ts';
import { openActWords, pageLocale } from '../../stores/language.ts';
import { takeBlessed } from '../blessed.ts';
import { filterAddress, openAddress } from '../player/openAddress.ts';
import { createSoundPlayer } from './player.ts';
import { SoundElement } from './SoundElement.ts';

/**
 * Plays an audio in place of its cover. Playback starts before messages and styles have loaded,
 * because browsers allow it only shortly after a tap; if they refuse it, the card is shown
 * paused.
 */
export async function openSound(
  cover: HTMLElement,
  facts: MediaFacts,
  settings: Settings,
): Promise<void> {
  const element = new SoundElement();
  const words = openActWords(pageLocale());
  const player = createSoundPlayer({
    audio: takeBlessed(cover) ?? document.createElement('audio'),
    openUrl: () =>
      findEncrypted(facts.url) ? openAddress(facts.url, settings) : filterAddress(facts.url),
    cmsS: facts.durationS,
    openSession: (actions) => {
      const { siteName, logo } = readPageBrand();
      const title = facts.title || document.title;
      return openMediaSession({ title, siteName, pictures: [facts.poster, logo] }, actions, STEP_S);
    },
    tell: (news) => element.dispatchEvent(new CustomEvent(`media-${news}`, { bubbles: true })),
  });
  player.play();
  try {
    const [t] = await Promise.all([words, loadSoundStyles()]);
    // The cover has been removed meanwhile.
    if (!cover.isConnected) return player.destroy();
    element.fill(player, facts.title || t('article.audio'), t);
  } catch (error) {
    player.destroy();
    throw error;
  }
  const hadFocus = document.activeElement === cover;
  cover.after(element);
  cover.hidden = true;
  if (hadFocus) element.focusToggle();
}
