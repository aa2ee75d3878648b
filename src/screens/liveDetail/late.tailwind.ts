import { forScreen } from '../../../tailwind.config.ts';

/** Classes that a baked broadcast's page needs after hydration (src/styles/liveLate.css). */
export default forScreen('./src/ui/live/*.tsx', './src/ui/{Avatar,Icon,MediaCover}.tsx');
