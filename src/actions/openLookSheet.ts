import { openSheet } from '../services/sheets.ts';
import type { Action } from './action.ts';

/** Opens the sheet with the choices of text size, theme and language. */
export const action: Action = () => openSheet({ kind: 'look' });
