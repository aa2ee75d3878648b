import { forScreen } from '../../../tailwind.config.ts';

/** What wakes on a baked broadcast's page (src/styles/liveLate.css). */
export default forScreen('./src/ui/live/*.tsx', './src/ui/{Avatar,Icon,MediaCover}.tsx');
