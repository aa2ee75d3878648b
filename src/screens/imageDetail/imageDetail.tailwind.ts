import { forScreen } from '../../../tailwind.config.ts';
import { ARTICLE_SOURCES } from '../newsDetail/newsDetail.tailwind.ts';

/** Sources of a baked photo set; the template page adds its states (template.tailwind.ts). */
export const PHOTO_SOURCES = [...ARTICLE_SOURCES, './src/screens/imageDetail/*.tsx'];

export default forScreen(...PHOTO_SOURCES);
