import { forScreen } from '../../../tailwind.config.ts';
import { STATE_SOURCES } from '../newsDetail/template.tailwind.ts';
import { STUDY_SOURCES } from './onlineStudy.tailwind.ts';

export default forScreen(...STUDY_SOURCES, ...STATE_SOURCES, './src/ui/StageSkeleton.tsx');
