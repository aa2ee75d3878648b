import { loadPaper } from '../../../src/api/pages/paperPage.ts';
import type { ReadingKind } from './readingKind.ts';

export const paperSharePage: ReadingKind<'paperSharePage'> = {
  route: 'paperSharePage',
  load: ({ client }) => loadPaper(client, {}),
  countRows: ({ pages }) => pages.length,
};
