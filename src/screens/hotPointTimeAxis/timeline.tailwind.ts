import { forScreen } from '../../../tailwind.config.ts';

/** Sources of a baked timeline; the template page adds its states. */
export const TIMELINE_SOURCES = [
  './src/screens/hotPointTimeAxis/TimelineScreen.tsx',
  './src/islands/{Timeline.island,list/ListEnd}.tsx',
  './src/ui/timeline/*.tsx',
  './src/ui/{BackBar,Folded}.tsx',
];

export default forScreen(...TIMELINE_SOURCES);
