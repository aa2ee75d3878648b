import { readEnvironment } from '../../services/readEnvironment.ts';
import type { Settings } from '../../settings.ts';

/**
 * Shows the overlay that explains how to leave the messenger, which opens neither app stores nor
 * packages; does nothing elsewhere. The app opens `page`.
 */
export function openInAppFromMessenger(settings: Settings, page: string): void {
  if (readEnvironment(settings).kind !== 'messenger') return;
  import('../../services/promptApp.ts').then(
    ({ promptApp }) => promptApp(settings, { page }),
    () => {},
  );
}
