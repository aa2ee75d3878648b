import { type ChildProcess, fork } from 'node:child_process';

/**
 * Runs a task in a new process: for its peak memory, and so that no code is compiled already. The
 * file receives the task as its first message and answers with the result. Rejects when the process
 * ends without a result.
 */
export async function runTask<Result>(
  file: string,
  task: object,
  onStart: (child: ChildProcess) => void = () => {},
): Promise<Result> {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  onStart(child);
  try {
    return await new Promise<Result>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Result));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`the task ended with ${code}`)));
      child.send(task);
    });
  } finally {
    child.kill();
  }
}
