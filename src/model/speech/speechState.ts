import { type AudioState, isRunning } from '../audio/audioState.ts';

/** What is read aloud: an utterance of a sentence (model/speech/splitUtterances.ts), and how. */
interface SpeechState {
  /** The states of an audio: `loading` until the device speaks. */
  readonly state: AudioState;
  readonly sentence: number;
  readonly part: number;
  /** Grows whenever an utterance has to be started, also the same one again. */
  readonly turn: number;
  /** Faults since an utterance ended. */
  readonly faults: number;
}

/**
 * - `play`, `pause`, `next`, `back`, `repeat` (with another speed), `close`: by the reader
 * - `started`, `ended`: the device speaks, or has said the utterance
 * - `rested`: as `ended`, and the sleep timer has run out
 * - `silent`: the utterance did not start within its time; `stuck`: it did not end
 * - `broken`: the device reported an error
 * - `interrupted`: another page or the system ended speech, or a tap is needed to start it
 * - `voiceless`: no voice for the language
 */
export type SpeechEvent =
  | 'play'
  | 'pause'
  | 'next'
  | 'back'
  | 'repeat'
  | 'close'
  | 'started'
  | 'ended'
  | 'rested'
  | 'silent'
  | 'stuck'
  | 'broken'
  | 'interrupted'
  | 'voiceless';

/** Faults in a row after which reading aloud has failed. */
const FAULTS_MAX = 2;

export const createSpeechState = (sentence = 0): SpeechState => ({
  state: 'idle',
  sentence,
  part: 0,
  turn: 0,
  faults: 0,
});

/**
 * Returns the next state; `parts` has the number of utterances of each sentence. Events without a
 * meaning in a state do not change it.
 */
export function nextSpeechState(
  state: SpeechState,
  event: SpeechEvent,
  parts: readonly number[],
): SpeechState {
  const runs = isRunning(state.state);
  switch (event) {
    case 'play':
      if (runs || parts.length === 0) return state;
      return startTurn({
        ...(state.state === 'ended' ? { ...state, sentence: 0, part: 0 } : state),
        state: 'loading',
        faults: 0,
      });
    case 'next':
      return moveTo(state, state.sentence + 1, parts);
    case 'back':
      return moveTo(state, state.state === 'ended' ? state.sentence : state.sentence - 1, parts);
    case 'close':
      return { ...state, state: 'idle' };
    default:
      return runs ? nextRunningState(state, event, parts) : state;
  }
}

function nextRunningState(
  state: SpeechState,
  event: SpeechEvent,
  parts: readonly number[],
): SpeechState {
  switch (event) {
    case 'repeat':
      return startTurn(state);
    case 'started':
      return { ...state, state: 'playing' };
    case 'ended':
      return advance({ ...state, faults: 0 }, parts);
    case 'rested': {
      const next = advance(state, parts);
      return next.state === 'ended' ? next : { ...next, state: 'paused' };
    }
    case 'stuck':
      return addFault(state, (faulty) => advance(faulty, parts));
    case 'silent':
    case 'broken':
      return addFault(state, startTurn);
    case 'voiceless':
      return { ...state, state: 'failed' };
    default:
      return { ...state, state: 'paused' };
  }
}

const startTurn = (state: SpeechState): SpeechState => ({ ...state, turn: state.turn + 1 });

function addFault(state: SpeechState, goOn: (state: SpeechState) => SpeechState): SpeechState {
  const faulty = { ...state, faults: state.faults + 1 };
  return faulty.faults < FAULTS_MAX ? goOn(faulty) : { ...faulty, state: 'failed' };
}

/** Goes on with the next utterance; the last one ends. */
function advance(state: SpeechState, parts: readonly number[]): SpeechState {
  if (state.part + 1 < (parts[state.sentence] ?? 0)) {
    return startTurn({ ...state, part: state.part + 1 });
  }
  if (state.sentence + 1 >= parts.length) return { ...state, state: 'ended', part: 0 };
  return startTurn({ ...state, sentence: state.sentence + 1, part: 0 });
}

/** Goes to a sentence: the one before the first is the first, the one after the last ends. */
function moveTo(state: SpeechState, sentence: number, parts: readonly number[]): SpeechState {
  if (state.state === 'ended' && sentence >= parts.length) return state;
  if (sentence >= parts.length) return { ...state, state: 'ended', part: 0 };
  const moved = { ...state, sentence: Math.max(sentence, 0), part: 0, faults: 0 };
  if (isRunning(state.state)) return startTurn(moved);
  return { ...moved, state: state.state === 'idle' ? 'idle' : 'paused' };
}

/** Minutes of the sleep timer in the order of its button; 0 is off. */
const SLEEP_MINUTES = [0, 15, 30, 60] as const;

/** Returns the next time of the sleep timer; off after the longest and for an unknown one. */
export const nextSleepMinutes = (minutes: number): number =>
  SLEEP_MINUTES[
    (SLEEP_MINUTES.indexOf(minutes as (typeof SLEEP_MINUTES)[number]) + 1) % SLEEP_MINUTES.length
  ] ?? 0;
