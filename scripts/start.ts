/** `npm start`: builds what changed, starts the embedded origin, bakes all, serves. */
import { ensureBuilt } from './run/build.ts';
import { endWith, onEnd, openLocal } from './run/local.ts';
import { startSite } from './run/site.ts';

/** What to look at first. */
const LINKS = [
  ['home', 'home.html'],
  ['text article', 'newsDetail/12/345.html'],
  ['the same, from the template', 'newsDetail.html?columnId=12&id=345'],
] as const;

try {
  const local = await openLocal();
  if (!(await ensureBuilt(local.settings))) throw new Error('The build failed; see above.');
  const site = await startSite({ ...local, drawPictures: true });
  onEnd(site.stop);
  console.log();
  for (const [what, address] of LINKS) console.log(`  ${what.padEnd(30)}${site.url}/${address}`);
  console.log('\nCtrl-C ends it.');
} catch (error) {
  endWith(error);
}
