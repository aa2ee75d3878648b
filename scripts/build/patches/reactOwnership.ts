import type { Patch } from './patch.ts';

/**
 * `src/elements/hydration/islandTaps.ts` replays a tap when React has hydrated an island's elements. React has no
 * event for that; it stores its data in a property of each element.
 */
export const REACT_OWNERSHIP: Patch = {
  name: 'React ownership',
  package: 'react-dom',
  version: '19.3.1',
  unnecessaryWhen: 'the framework reports when an island handles events',
};

/** How the name of that property starts. */
export const REACT_PROPERTY = '__reactFiber$';
