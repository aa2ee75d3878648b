import { openSheet } from '../services/sheets.ts';
import type { Action } from './action.ts';

/** Opens the share panel. */
export const action: Action = () => openSheet({ kind: 'share' });
