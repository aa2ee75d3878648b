import type { ClientDirective } from 'astro';
import { HYDRATION_ERROR_EVENT } from '../../host/islandMarkup.ts';
import type { Locale } from '../../i18n/locales.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';

/**
 * `client:tap`: hydrates an island when it is tapped, focused or typed into, and replays the
 * tap (host/runTap.ts). For islands that are readable HTML until the reader uses them. Their
 * messages are loaded first: React removes an island whose `use()` throws, with all that the
 * reader filled in.
 */
const tap: ClientDirective = (load, _options, island) => {
  const start = async () => {
    const messages = loadActionMessages(document.documentElement.dataset.locale as Locale);
    try {
      const [hydrate] = await Promise.all([load(), messages]);
      await hydrate();
    } catch (error) {
      // As when the island's own code does not load: islandTaps.ts and reloadOnStaleChunk.ts listen.
      island.dispatchEvent(
        new CustomEvent(HYDRATION_ERROR_EVENT, { bubbles: true, detail: { error } }),
      );
    }
  };
  // Not `once`: an island that failed to hydrate may be tapped again.
  island.addEventListener('wake', start);
  if (island.dataset.touched !== undefined) void start();
};

export default tap;
