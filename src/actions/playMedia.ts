import { parseMediaFacts } from '../model/media/parseMediaFacts.ts';
import { getHost } from '../services/getHost.ts';
import { readEnvironment } from '../services/readEnvironment.ts';
import type { Action } from './action.ts';

/** Plays the video or audio of a cover: in the native app if that accepts it, else in the page. */
export const action: Action = async (cover, settings) => {
  const facts = parseMediaFacts(cover.dataset.media);
  if (!facts) return;
  if (readEnvironment(settings).kind === 'app' && facts.url !== '') {
    const { resolveMediaAddress } = await import('../elements/player/resolveMediaAddress.ts');
    const { kind, title, poster } = facts;
    const url = await resolveMediaAddress(facts.url, settings);
    const host = await getHost(settings);
    if (url !== '' && (await host.playMedia({ kind, url, title, poster })) === 'done') return;
  }
  if (facts.kind === 'audio') {
    await (await import('../elements/audio/playAudio.ts')).playAudio(cover, facts, settings);
  } else {
    await (await import('../elements/player/playVideo.ts')).playVideo(cover, facts, settings);
  }
};
