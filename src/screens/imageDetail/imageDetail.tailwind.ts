import { forScreen } from '../../../tailwind.config.ts';
import { ARTICLE_SOURCES } from '../newsDetail/newsDetail.tailwind.ts';

/** What a baked photo set is made of; the template adds its states (template.tailwind.ts). */
export const PHOTO_SOURCES = [...ARTICLE_SOURCES, './src/screens/imageDetail/*.tsx'];

export default forScreen(...PHOTO_SOURCES);
