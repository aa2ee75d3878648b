import { forScreen } from '../../../tailwind.config.ts';
import { TIMELINE_SOURCES } from './timeline.tailwind.ts';

export default forScreen(
  ...TIMELINE_SOURCES,
  './src/screens/hotPointTimeAxis/Template.tsx',
  './src/screens/list/{ListFrame,ListScreen}.tsx',
  './src/ui/{Failure,Notice,RowsSkeleton}.tsx',
);
