/** What a key asks of the player. */
export type PlayerCommand =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'mute'
  | 'fullscreen'
  | 'captions'
  | 'start'
  | 'end';

/** Seconds that an arrow key steps. */
export const KEY_STEP_S = 5;
/** Seconds that a double tap on one half of the picture steps. */
export const TAP_STEP_S = 10;

const KEYS: Readonly<Record<string, PlayerCommand>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  m: 'mute',
  f: 'fullscreen',
  c: 'captions',
  Home: 'start',
  End: 'end',
};

/** What holds the focus inside the player, as far as it has keys of its own. */
export type Focused = 'button' | 'select' | 'volume' | 'other';

/** null for keys that are the browser's, or the focused control's own. */
export function decideCommand(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  focused: Focused,
): PlayerCommand | null {
  if (altKey || ctrlKey || metaKey || focused === 'select') return null;
  // A button is pressed by Space; a volume is set by arrows, Home and End.
  if (focused === 'button' && key === ' ') return null;
  if (focused === 'volume' && key.length > 1) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
