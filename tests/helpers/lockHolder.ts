/** A process that locks the folder in its argument and keeps the lock until it is killed. */
import { lockFolder } from '../../scripts/bake/folderLock.ts';

const [, , stateDir = ''] = process.argv;
await lockFolder(stateDir);
process.send?.('locked');
// The open channel to the parent keeps the process alive.
process.on('message', () => {});
