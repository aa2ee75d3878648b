/** A process that takes the lock of the folder named by its argument and holds it until killed. */
import { lockFolder } from '../../scripts/bake/lock.ts';

const [, , stateDir = ''] = process.argv;
await lockFolder(stateDir);
process.send?.('locked');
// The open channel to the parent keeps the process alive.
process.on('message', () => {});
