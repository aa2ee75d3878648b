import { forScreen } from '../../../tailwind.config.ts';
import { VIDEO_SOURCES } from './mvodShare.tailwind.ts';

export default forScreen(
  ...VIDEO_SOURCES,
  './src/screens/mvodShare/{ShareSkeleton,VideoTemplate}.tsx',
  './src/ui/{Failure,Notice}.tsx',
);
