import { forScreen } from '../../../tailwind.config.ts';
import { SPECIAL_SOURCES } from './specDetail.tailwind.ts';

export default forScreen(
  ...SPECIAL_SOURCES,
  './src/screens/list/{ListFrame,ListScreen}.tsx',
  './src/ui/{Failure,Notice,RowsSkeleton}.tsx',
);
