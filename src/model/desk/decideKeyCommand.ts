/** What a key does on a desk: goes to a row, to the search, or shows the keys. */
export type KeyCommand = 'next' | 'previous' | 'search' | 'help';

const COMMANDS: ReadonlyMap<string, KeyCommand> = new Map([
  ['j', 'next'],
  ['k', 'previous'],
  ['/', 'search'],
  ['?', 'help'],
]);

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
  return COMMANDS.get(key.toLowerCase()) ?? null;
}
