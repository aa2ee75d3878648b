import { parseMediaFacts } from '../../model/media/parseMediaFacts.ts';
import { openHost, readPlace } from '../../stores/host.ts';
import type { Act } from '../acts.ts';

/** Plays the video or audio of a cover: in the native app if that accepts it, else in the page. */
export const act: Act = async (cover, settings) => {
  const facts = parseMediaFacts(cover.dataset.media);
  if (!facts) return;
  if (readPlace(settings).kind === 'app' && facts.url !== '') {
    const { openAddress } = await import('../player/openAddress.ts');
    const { kind, title, poster } = facts;
    const url = await openAddress(facts.url, settings);
    const host = await openHost(settings);
    if (url !== '' && (await host.playMedia({ kind, url, title, poster })) === 'done') return;
  }
  if (facts.kind === 'audio') {
    await (await import('../sound/open.ts')).openSound(cover, facts, settings);
  } else {
    await (await import('../player/open.ts')).openFilm(cover, facts, settings);
  }
};
