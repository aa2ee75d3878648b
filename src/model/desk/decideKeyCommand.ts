/** What a key does on a desk: goes to a row, to the search, or shows the keys. */
export type KeyCommand = 'next' | 'previous' | 'search' | 'help';

/** The key of each command, as messages show it. */
export const COMMAND_KEYS = {
  next: 'J',
  previous: 'K',
  search: '/',
  help: '?',
} as const satisfies Record<KeyCommand, string>;

const COMMANDS = new Map<string, KeyCommand>(
  Object.entries(COMMAND_KEYS).map(([command, key]) => [key, command as KeyCommand]),
);

export interface PressedKey {
  readonly key: string;
  /** Whether Ctrl, Alt or Meta is pressed, which belong to the browser and the system. */
  readonly hasModifier: boolean;
  /** Whether the focus is in a field. */
  readonly isTyping: boolean;
  /** Whether a sheet or an overlay is open. */
  readonly isCovered: boolean;
}

/** Returns what a key does; null for keys that the page leaves to the browser. */
export function decideKeyCommand({
  key,
  hasModifier,
  isTyping,
  isCovered,
}: PressedKey): KeyCommand | null {
  if (hasModifier || isTyping || isCovered) return null;
  return COMMANDS.get(key.toUpperCase()) ?? null;
}
