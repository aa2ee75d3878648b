import { expect, it } from 'vitest';
import { placeQuoteBar } from '../../../src/model/share/placeQuoteBar.ts';

const BAR = { width: 300, height: 44 };
const FREE = { width: 375, top: 0, bottom: 760 };

it.each<
  [
    what: string,
    selection: readonly [top: number, bottom: number, left: number, right: number],
    isTouch: boolean,
    expected: readonly [left: number, top: number] | null,
  ]
>([
  ['below it', [200, 230, 20, 355], false, [37.5, 238]],
  ['below its handles on a phone', [200, 230, 20, 355], true, [37.5, 266]],
  [
    'below the system’s menu on a phone, which has no room above',
    [20, 50, 20, 355],
    true,
    [37.5, 150],
  ],
  ['above it where there is no room below', [680, 750, 20, 355], false, [37.5, 628]],
  [
    'above the system’s menu on a phone where there is no room below',
    [680, 750, 20, 355],
    true,
    [37.5, 572],
  ],
  ['at the foot where there is room on no side', [10, 750, 20, 355], false, [37.5, 716]],
  ['at the foot of a window that it fills', [-500, 2000, 20, 355], true, [37.5, 716]],
  ['within the window at the left', [200, 230, 16, 40], false, [8, 238]],
  ['within the window at the right', [200, 230, 340, 360], false, [67, 238]],
  ['nowhere when it was scrolled away upwards', [-90, -60, 20, 355], false, null],
  ['nowhere when it was scrolled away downwards', [770, 790, 20, 355], true, null],
])('the bar of a quote is %s', (_, [top, bottom, left, right], isTouch, expected) => {
  const place = placeQuoteBar({
    selection: { top, bottom, left, right },
    bar: BAR,
    free: FREE,
    isTouch,
  });
  expect(place && [place.left, place.top]).toEqual(expected);
});
