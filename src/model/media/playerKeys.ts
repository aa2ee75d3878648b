/** A command that a key gives to the player. */
export type PlayerCommand =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'mute'
  | 'fullscreen'
  | 'captions'
  | 'start'
  | 'end';

/** Seconds that an arrow key seeks. */
export const KEY_STEP_S = 5;
/** Seconds that a double tap on one half of the video seeks. */
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

/** The focused element inside the player, by the keys that it uses itself. */
export type Focused = 'button' | 'select' | 'volume' | 'other';

/** Returns the command of a key; null for keys of the browser or of the focused control. */
export function decideCommand(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  focused: Focused,
): PlayerCommand | null {
  if (altKey || ctrlKey || metaKey || focused === 'select') return null;
  // A button uses Space; a volume slider uses arrows, Home and End.
  if (focused === 'button' && key === ' ') return null;
  if (focused === 'volume' && key.length > 1) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
