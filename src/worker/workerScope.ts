/**
 * The parts of a service worker's global object that this worker uses. Declared here, because the
 * compiler's types of workers and of pages exclude each other.
 */
interface WorkerScope {
  readonly navigator: { readonly onLine: boolean };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

export const scope = self as unknown as WorkerScope;

/** The base of the site; the build defines it. */
declare const __BASE__: string;
/** Hash of the page that is shown in place of others: a new one makes the browser update the worker. */
declare const __SHELL__: string;

export const BASE = __BASE__;
export const SHELL = __SHELL__;
