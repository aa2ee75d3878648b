import { siteNameOf } from '../bake/folderLock.ts';
import type { Target } from '../targets/target.ts';

interface PublishedPlaces {
  /** Name of the site that publishers on several machines share. */
  readonly site?: string | undefined;
  readonly outDir: string;
  readonly targets: readonly Pick<Target, 'name'>[];
}

/**
 * Returns the name of a site in the store. Without targets it is that of the folder, which has the
 * pages; with targets also theirs, because nothing is known of what another target has.
 */
export const nameSite = ({ site, outDir, targets }: PublishedPlaces): string =>
  targets.length === 0
    ? siteNameOf(outDir)
    : [site ?? siteNameOf(outDir), ...targets.map(({ name }) => name)].join(' > ');
