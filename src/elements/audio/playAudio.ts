import { readPageBrand } from '../../host/document/readShareParams.ts';
import { openMediaSession } from '../../host/media/mediaSession.ts';
import { loadAudioStyles } from '../../host/styles/loadStyleSheet.ts';
import { STEP_S } from '../../model/audio/audioPosition.ts';
import { findEncrypted } from '../../model/media/encryptedAddress.ts';
import type { MediaFacts } from '../../model/media/mediaFacts.ts';
import { loadActionMessages, readPageLocale } from '../../services/loadMessages.ts';
import type { Settings } from '../../settings.ts';
import { takePrimedMedia } from '../player/primeMediaForAutoplay.ts';
import { filterMediaAddress, resolveMediaAddress } from '../player/resolveMediaAddress.ts';
import { AudioPlayerElement } from './AudioPlayerElement.ts';
import { createAudioPlayer } from './audioPlayer.ts';

/**
 * Plays an audio in place of its cover. Playback starts before messages and styles have loaded,
 * because browsers allow it only shortly after a tap; if they refuse it, the card is shown
 * paused.
 */
export async function playAudio(
  cover: HTMLElement,
  facts: MediaFacts,
  settings: Settings,
): Promise<void> {
  const element = new AudioPlayerElement();
  const messages = loadActionMessages(readPageLocale());
  const player = createAudioPlayer({
    audio: takePrimedMedia(cover) ?? document.createElement('audio'),
    getUrl: () =>
      findEncrypted(facts.url)
        ? resolveMediaAddress(facts.url, settings)
        : filterMediaAddress(facts.url),
    cmsS: facts.durationS,
    openSession: (actions) => {
      const { siteName, logo } = readPageBrand();
      const title = facts.title || document.title;
      return openMediaSession({ title, siteName, images: [facts.poster, logo] }, actions, STEP_S);
    },
    notify: (news) => element.dispatchEvent(new CustomEvent(`media-${news}`, { bubbles: true })),
  });
  player.play();
  try {
    const [t] = await Promise.all([messages, loadAudioStyles()]);
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
