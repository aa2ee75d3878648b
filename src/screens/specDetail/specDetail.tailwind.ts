import { forScreen } from '../../../tailwind.config.ts';

/** Sources of a baked special; the template page adds its states. */
export const SPECIAL_SOURCES = [
  './src/screens/specDetail/{Special,SpecialHead,OwnRows,Part,PartMore,PartStrip}.tsx',
  './src/ui/feed/*.tsx',
  './src/ui/{BackBar,BottomBar,Folded}.tsx',
];

export default forScreen(...SPECIAL_SOURCES);
