import { forScreen } from '../../../tailwind.config.ts';
import { STATE_SOURCES } from '../newsDetail/template.tailwind.ts';
import { VIDEO_SOURCES } from './videoDetail.tailwind.ts';

export default forScreen(...VIDEO_SOURCES, ...STATE_SOURCES, './src/ui/StageSkeleton.tsx');
