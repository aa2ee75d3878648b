import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromCms, ToCms } from './cmsProcess.ts';
import type { SiteShape } from './generatedSite.ts';

const PROCESS_FILE = fileURLToPath(new URL('./cmsProcess.ts', import.meta.url));

/** A CMS stand-in in a process of its own. */
export interface Cms {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Publishes a new version of the article with this index. */
  readonly edit: (index: number) => Promise<void>;
  /** Publishes one more article. */
  readonly add: () => Promise<void>;
  /** Returns the number of calls by name since the last time. */
  readonly takeCounts: () => Promise<Readonly<Record<string, number>>>;
  readonly stop: () => void;
}

/** Starts a CMS stand-in; its process ends with this one. */
export async function startCms(shape: SiteShape, siteId: string): Promise<Cms> {
  const child = fork(PROCESS_FILE, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const stop = () => {
    child.kill();
  };
  const request = async (message: ToCms): Promise<FromCms> => {
    const ended = new AbortController();
    const end = () => ended.abort(new Error('the CMS stand-in ended'));
    child.once('exit', end);
    try {
      const answer = once(child, 'message', { signal: ended.signal });
      child.send(message);
      const [value] = await answer;
      return value;
    } finally {
      child.off('exit', end);
    }
  };
  try {
    const { port } = await request({ type: 'start', shape, siteId });
    return {
      url: `http://127.0.0.1:${port}`,
      edit: async (index) => void (await request({ type: 'edit', index })),
      add: async () => void (await request({ type: 'add' })),
      takeCounts: async () => (await request({ type: 'takeCounts' })).counts ?? {},
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
