import { forScreen } from '../../../tailwind.config.ts';
import { STATE_SOURCES } from '../newsDetail/template.tailwind.ts';
import { PHOTO_SOURCES } from './imageDetail.tailwind.ts';

export default forScreen(...PHOTO_SOURCES, ...STATE_SOURCES, './src/ui/StageSkeleton.tsx');
