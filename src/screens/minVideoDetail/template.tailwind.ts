import { forScreen } from '../../../tailwind.config.ts';
import { FEED_SOURCES } from './minVideoDetail.tailwind.ts';

export default forScreen(
  ...FEED_SOURCES,
  './src/screens/minVideoDetail/*.tsx',
  './src/screens/mvodShare/VideoTemplate.tsx',
  './src/ui/{Failure,Notice}.tsx',
);
