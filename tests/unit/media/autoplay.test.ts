import { describe, expect, it } from 'vitest';
import {
  AUTOPLAY_CHOICES,
  type AutoplayDevice,
  canAutoplay,
  parseAutoplayChoice,
} from '../../../src/model/media/autoplay.ts';

const PHONE: AutoplayDevice = {
  prefersReducedMotion: false,
  savesData: false,
  connection: undefined,
};

describe('canAutoplay', () => {
  it.each([
    ['always', 'cellular', true],
    ['always', undefined, true],
    ['wifi', 'wifi', true],
    ['wifi', 'ethernet', true],
    ['wifi', 'cellular', false],
    ['wifi', undefined, false],
    ['never', 'wifi', false],
  ] as const)('with the choice %s on a connection %s is %s', (choice, connection, expected) =>
    expect(canAutoplay(choice, { ...PHONE, connection })).toBe(expected),
  );

  it.each(AUTOPLAY_CHOICES)('is false where less motion or data is wanted: %s', (choice) => {
    const onWifi = { ...PHONE, connection: 'wifi' };
    expect(canAutoplay(choice, { ...onWifi, prefersReducedMotion: true })).toBe(false);
    expect(canAutoplay(choice, { ...onWifi, savesData: true })).toBe(false);
  });
});

it.each([
  ['never', 'never'],
  ['wifi', 'wifi'],
  [null, 'always'],
  ['sometimes', 'always'],
] as const)('parseAutoplayChoice reads %s as %s', (stored, choice) =>
  expect(parseAutoplayChoice(stored)).toBe(choice),
);
