import { openSheet } from '../services/sheets.ts';
import type { Action } from './action.ts';

/** Opens the sheet in which readers choose and order the sections of the front page. */
export const action: Action = () => openSheet({ kind: 'sections' });
