import { forScreen } from '../../../tailwind.config.ts';
import { ARTICLE_SOURCES } from '../newsDetail/newsDetail.tailwind.ts';

/** Sources of a baked video article; the template page adds its states (template.tailwind.ts). */
export const VIDEO_SOURCES = [...ARTICLE_SOURCES, './src/screens/videoDetail/*.tsx'];

export default forScreen(...VIDEO_SOURCES);
