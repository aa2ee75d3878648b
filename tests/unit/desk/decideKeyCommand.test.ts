import { describe, expect, it } from 'vitest';
import { decideKeyCommand, type PressedKey } from '../../../src/model/desk/decideKeyCommand.ts';

const PLAIN: PressedKey = { key: 'j', hasModifier: false, isTyping: false, isCovered: false };

describe('decideKeyCommand', () => {
  it.each([
    ['j', 'next'],
    ['J', 'next'],
    ['k', 'previous'],
    ['/', 'search'],
    ['?', 'help'],
    ['ArrowDown', null],
    [' ', null],
    ['Escape', null],
    ['constructor', null],
  ])('returns for %s: %s', (key, command) =>
    expect(decideKeyCommand({ ...PLAIN, key })).toBe(command),
  );

  it.each(['hasModifier', 'isTyping', 'isCovered'] as const)('leaves keys alone when %s', (fact) =>
    expect(decideKeyCommand({ ...PLAIN, [fact]: true })).toBeNull(),
  );
});
