import { $liveLine } from '../../stores/liveLine.ts';
import type { Act } from '../acts.ts';

/** Chooses another line (camera) of the broadcast. */
export const act: Act = ({ dataset }) => $liveLine.set(Number(dataset.line) || 0);
