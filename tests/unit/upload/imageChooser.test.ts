import { describe, expect, it, vi } from 'vitest';
import type { Environment } from '../../../src/host/environment.ts';
import type { Host } from '../../../src/host/host.ts';
import { createImageChooser } from '../../../src/islands/sheets/media/imageChooser.ts';

const IMAGES: readonly File[] = [new File(['a'], '1.png'), new File(['b'], '2.png')];

/** Opens the chooser of an environment whose host answers with `chosen`. */
function openChooser(kind: Environment['kind'], chosen: readonly File[] | null) {
  const take = vi.fn(async () => {});
  const chooseImages = vi.fn(async () => chosen);
  const host = { environment: { kind }, chooseImages } as unknown as Host;
  return { choose: createImageChooser(host, take), take, chooseImages };
}

describe.each(['messenger', 'app'] as const)('images are chosen by the %s', (kind) => {
  it('and taken into the form', async () => {
    const { choose, take, chooseImages } = openChooser(kind, IMAGES);
    expect(await choose?.(2)).toBe(true);
    expect(chooseImages).toHaveBeenCalledWith(2);
    expect(take).toHaveBeenCalledWith(IMAGES);
  });

  it('and by the file field where it cannot', async () => {
    const { choose, take } = openChooser(kind, null);
    expect(await choose?.(2)).toBe(false);
    expect(take).not.toHaveBeenCalled();
  });
});

it('images are chosen by the file field in other browsers', () =>
  expect(openChooser('browser', IMAGES).choose).toBe(null));

it('images are chosen by the file field until the environment is known', () =>
  expect(createImageChooser(null, async () => {})).toBe(null));
