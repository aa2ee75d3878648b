import type { Page } from 'playwright/test';
import { pauseClock } from './pageHelpers.ts';

export type Spot = readonly [x: number, y: number];

/** Sends touch events of one or more fingers to the browser. */
export interface Fingers {
  /** Touches each finger's first point, moves through the others, and lifts at the last. */
  readonly draw: (...ways: readonly (readonly Spot[])[]) => Promise<void>;
  /** As `draw`, without lifting them; `lift` does. */
  readonly hold: (...ways: readonly (readonly Spot[])[]) => Promise<void>;
  readonly lift: () => Promise<void>;
  readonly tap: (spot: Spot) => Promise<void>;
  /** Taps twice at the same time of the page's clock: a busy machine may need longer between them. */
  readonly doubleTap: (spot: Spot) => Promise<void>;
}

const STEPS = 6;

export async function createFingers(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map(([x, y], id) => ({ x, y, id })),
    });
  const lift = async () => {
    await send('touchEnd', []);
  };
  const hold = async (...ways: readonly (readonly Spot[])[]) => {
    const length = Math.max(...ways.map((way) => way.length));
    await send(
      'touchStart',
      ways.map((way) => way[0] as Spot),
    );
    for (let leg = 1; leg < length; leg += 1) {
      for (let step = 1; step <= STEPS; step += 1) {
        await send(
          'touchMove',
          ways.map((way) => between(way[leg - 1] as Spot, way[leg] as Spot, step / STEPS)),
        );
      }
    }
  };
  const tap = async (spot: Spot) => {
    await send('touchStart', [spot]);
    await lift();
  };
  return {
    hold,
    lift,
    draw: async (...ways) => {
      await hold(...ways);
      await lift();
    },
    tap,
    doubleTap: async (spot) => {
      await pauseClock(page);
      await tap(spot);
      await tap(spot);
      await page.clock.resume();
    },
  };
}

const between = (from: Spot, to: Spot, share: number): Spot => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
