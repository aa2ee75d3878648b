import { openSheet } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

/** Opens the share panel. */
export const act: Act = () => openSheet({ kind: 'share' });
