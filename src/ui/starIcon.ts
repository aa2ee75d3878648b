import type { IconNode } from 'lucide';

/** A star with straight edges: every baked article contains it, and lucide's is three times as long. */
export const STAR_ICON: IconNode = [
  ['path', { d: 'm12 2.3 3 6.1 6.7 1-4.9 4.7 1.2 6.7-6-3.2-6 3.2 1.2-6.7L2.3 9.4l6.7-1z' }],
];
