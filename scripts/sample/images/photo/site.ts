import type { Random } from '../random.ts';
import { LIGHTS, type LightName } from './lights.ts';
import type { Noise } from './noise.ts';
import type { Ground, Landscape } from './renderLandscape.ts';

/** What a landscape is made from; `seed` is the number in the image's name. */
export interface Site {
  readonly seed: number;
  readonly random: Random;
  readonly noise: Noise;
}

/** Chooses by seed, so that neighbouring seeds differ. */
export const choose = <T>({ seed }: Site, ...values: readonly T[]): T =>
  values[seed % values.length] as T;

/** What a scene decides itself; `compose` chooses the rest. */
export type View = Partial<
  Pick<Landscape, 'eye' | 'horizon' | 'sunAt' | 'ripple' | 'stars' | 'sunBehind' | 'air' | 'solids'>
>;

/** Composes a landscape; random numbers decide what `view` leaves open. */
export function compose(site: Site, light: LightName, view: View, ground: Ground): Landscape {
  const { random } = site;
  const isLeft = random.next() < 0.5;
  return {
    ...ground,
    light: LIGHTS[light],
    eye: view.eye ?? 2,
    horizon: view.horizon ?? random.between(0.4, 0.52),
    sunAt: view.sunAt ?? (isLeft ? random.between(0.12, 0.4) : random.between(0.6, 0.88)),
    ...(view.ripple !== undefined && { ripple: view.ripple }),
    ...(view.stars && { stars: true }),
    ...(view.sunBehind && { sunBehind: true }),
    ...(view.air !== undefined && { air: view.air }),
    ...(view.solids && { solids: view.solids }),
  };
}
