import { loadStyleSheet } from '../../../host/styles/loadStyleSheet.ts';
import dockUrl from '../../../styles/dock.css?url';
import type { DockedPlayer, DockHandle } from './startDocking.ts';

/** Lets a player dock from its first playback on; code and styles for it are loaded then. */
export function prepareDocking(player: DockedPlayer): DockHandle {
  let handle: Promise<DockHandle | null> | undefined;
  const load = async (): Promise<DockHandle | null> => {
    try {
      const [{ startDocking }] = await Promise.all([
        import('./startDocking.ts'),
        loadStyleSheet(dockUrl),
      ]);
      return player.element.isConnected ? startDocking(player) : null;
    } catch {
      // Without the code the video plays in its place; the next start requests it again.
      handle = undefined;
      return null;
    }
  };
  return {
    showState: (state) => {
      if (state === 'playing') handle ??= load();
      void handle?.then((dock) => dock?.showState(state));
    },
    stop: () => void handle?.then((dock) => dock?.stop()),
  };
}
