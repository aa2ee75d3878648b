import { $liveLine } from '../state/liveLine.ts';
import type { Action } from './action.ts';

/** Chooses another line (camera) of the broadcast. */
export const action: Action = ({ dataset }) => $liveLine.set(Number(dataset.line) || 0);
