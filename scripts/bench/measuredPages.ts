import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageParams } from '../../src/routes.ts';
import { bake } from '../bake/bake.ts';
import { type PageRef, pageFile, pagePath } from '../bake/pageRef.ts';
import type { BenchSite } from './benchSite.ts';
import { withoutScripts } from './withoutScripts.ts';

/** A page of the sample content that is measured baked, as a template and without scripts. */
export interface MeasuredPage {
  readonly name: string;
  readonly ref: PageRef;
  /** Only members may open it. */
  readonly needsLogin?: true;
}

const createPage = <R extends PageRef['route']>(
  name: string,
  route: R,
  params: PageParams<R>,
): MeasuredPage => ({ name, ref: { route, params } });

/** One page of each kind. */
export const MEASURED_PAGES = {
  article: createPage('article', 'newsDetail', { columnId: '12', id: '345' }),
  home: createPage('front page', 'home', {}),
  live: createPage('broadcast', 'liveDetail', { linkID: '802', id: '405' }),
  paper: createPage('newspaper page', 'paperSharePage', { time: '2026-11-20', paperId: '1' }),
  vote: {
    ...createPage('vote', 'activityVoteWeb', { linkID: '8101', id: '6003' }),
    needsLogin: true,
  },
} as const satisfies Readonly<Record<string, MeasuredPage>>;

/** Returns the address of a measured page below the base: of each of its variants. */
export const addressOf = ({ ref }: Pick<MeasuredPage, 'ref'>): string => `${pagePath(ref)}.html`;

/** Folders that have each measured page under the same address. */
export interface MeasuredFolders {
  readonly template: string;
  readonly baked: string;
  /** The baked pages without scripts. */
  readonly floor: string;
}

/** Bakes the measured pages, and makes their floors of them. */
export async function bakeMeasuredPages(site: BenchSite): Promise<MeasuredFolders> {
  const { settings, buildsDir, templatesDir, workDir } = site;
  const folders = {
    template: templatesDir,
    baked: path.join(workDir, 'measured'),
    floor: path.join(workDir, 'floor'),
  };
  await cp(templatesDir, folders.floor, { recursive: true });
  const pages = Object.values(MEASURED_PAGES).map(({ ref }) => ref);
  const answer = await bake({
    settings,
    buildsDir,
    outDir: folders.baked,
    select: { kind: 'articles', articles: [], pages },
  });
  const [failure] = answer.ok ? answer.value.failed : [answer.error];
  if (failure) throw new Error(`the bake failed: ${failure.message}`);
  for (const ref of pages) {
    const file = pageFile(folders.floor, ref);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, withoutScripts(await readFile(pageFile(folders.baked, ref), 'utf8')));
  }
  return folders;
}
