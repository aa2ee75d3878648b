import { loadPaper } from '../../../src/screens/paperSharePage/paperSharePage.load.ts';
import { bakeJob } from '../bakeJob.ts';
import type { PageKind } from './pageKind.ts';
import {
  listDayPages,
  listEditions,
  loadEditionPage,
  paperRefs,
  planEditions,
} from './paperEditions.ts';
import { createTemplateKind } from './templateKind.ts';

/** The first page of the latest edition, in the template of the route. */
const template = createTemplateKind({
  route: 'paperSharePage',
  load: ({ client }) => loadPaper(client, {}),
  countRows: ({ pages }) => pages.length,
});

/** The newspaper: pages of editions, and the template with the latest edition in noscript. */
export const paperSharePage: PageKind<'paperSharePage'> = {
  ...template,
  paths: [[], ['time'], ['time', 'paperId'], ['time', 'paperId', 'layout']],
  isList: true,
  // A day and a newspaper show their first page.
  isCopy: ({ params }) => params.layout === undefined,
  planSite: async (context) => [
    ...planEditions(context, await context.read(listEditions)),
    ...(await template.planSite(context)),
  ],
  planNamed: async ({ select: { papers = [] }, read }) => {
    const days = papers.map((day) => read(({ client }) => listDayPages(client, day)));
    return (await Promise.all(days)).flatMap(({ pages }) => paperRefs(pages).map(bakeJob));
  },
  load: (baker, job) =>
    job.params.time === undefined ? template.load(baker, job) : loadEditionPage(baker, job),
};
