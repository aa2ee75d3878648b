import { forScreen } from '../../../tailwind.config.ts';
import { ARTICLE_SOURCES } from '../newsDetail/newsDetail.tailwind.ts';

/** Sources of a baked online course; the template page adds its states (template.tailwind.ts). */
export const STUDY_SOURCES = [...ARTICLE_SOURCES, './src/screens/onlineStudy/*.tsx'];

export default forScreen(...STUDY_SOURCES);
