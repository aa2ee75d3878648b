import type { Settings } from '../../src/settings.ts';
import { openPurger } from '../purge/purger.ts';
import { loadPurgeSettings, loadTargetSettings } from '../settings.ts';
import type { Target } from '../targets/target.ts';

/** Opens the targets and the CDN of the settings. */
export async function openPlaces(settings: Settings) {
  const s3 = loadTargetSettings();
  const purge = loadPurgeSettings();
  const targets: Target[] = [];
  // The SDK is loaded only where it is used.
  if (s3) {
    const { createS3Target } = await import('../targets/s3Target.ts');
    targets.push(createS3Target(s3, settings));
  }
  const close = () => {
    for (const target of targets) target.close();
  };
  return { targets, purger: purge ? await openPurger(purge) : null, close };
}
