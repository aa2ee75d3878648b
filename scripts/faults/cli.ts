/**
 * Plants faults in a copy of the product, one after the other, and prints whether its tests catch
 * them: `node scripts/faults/cli.ts [--tree FOLDER] [--unit] [FILE …]`. `--tree` is another checkout
 * with its packages, to compare its tests with these; `--unit` leaves out what needs the built site;
 * a FILE is one of the table (faultTable.ts).
 */

import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { onExit } from '../run/localSite.ts';
import { ROOT } from '../run/runCommand.ts';
import { watchRun } from '../test/watchRun.ts';
import { FAULTS } from './faultTable.ts';
import { copyTree, plantFault } from './plantFault.ts';

const { values, positionals } = parseArgs({
  options: { tree: { type: 'string', default: ROOT }, unit: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const run = watchRun();
const copy = await copyTree(values.tree);
const removeCopy = () => rm(copy, { recursive: true, force: true });
onExit(removeCopy);
let caught = 0;
const chosen = FAULTS.filter(({ file }) => positionals.length === 0 || positionals.includes(file));
try {
  for (const fault of chosen) {
    const { by, seconds, cpuSeconds } = await plantFault(copy, fault, { isUnitOnly: values.unit });
    if (by !== null) caught += 1;
    const times = `${seconds.toFixed(0)} s, CPU ${cpuSeconds.toFixed(0)} s`;
    console.log(`${by === null ? 'MISSED' : 'caught'}  ${fault.file}: ${fault.notice}`);
    console.log(`        ${by ?? 'no test fails'} (${times})`);
  }
} finally {
  await run.end();
  await removeCopy();
}
console.log(`${caught} of ${chosen.length} faults caught`);
