import { atom } from 'nanostores';
import type { Attached } from '../../model/community/attached.ts';
import { type FileKind, KIND_HEAD_B, MEDIA_OF } from '../../model/upload/fileKinds.ts';
import type {
  PreparedFile,
  RefusedFile,
  UploadItem,
  UploadStatus,
  Uploads,
  UploadsEnv,
} from './uploadTypes.ts';

/** Number of files that are sent at the same time. */
const MAX_PARALLEL = 3;
/** Pause before a failed upload is tried again; it grows with every attempt. */
const RETRY_MS = 1_000;

interface UploadJob {
  readonly uploadId: string;
  readonly userId: string;
  readonly ready: Promise<PreparedFile | null>;
  readonly have: Set<number>;
  tries: number;
  /** Number of parts that the server had after the last attempt. */
  had: number;
  prepared?: PreparedFile;
  running?: AbortController;
}

/**
 * Creates the uploads of one form. The list keeps the order of choosing; three files are sent at
 * the same time. Uploads without a network wait for it and continue where they stopped.
 */
export function createUploads<P extends string>(
  env: UploadsEnv<P>,
  done: readonly Attached[] = [],
): Uploads<P> {
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };
  const $list = atom<readonly UploadItem[]>(
    done.map((file) => ({
      id: nextId(),
      kind: file.kind,
      name: '',
      preview: file.kind === 'picture' ? file.url : file.poster,
      status: { state: 'done', file },
    })),
  );
  const jobs = new Map<number, UploadJob>();
  /**
   * Images are prepared one after the other, because each needs the memory of up to ten screens.
   */
  let preparing: Promise<unknown> = Promise.resolve();
  /** Choices of files are added one after the other, so that they keep their order. */
  let adding: Promise<unknown> = Promise.resolve();
  let closed = false;
  const stopListening = env.onMaybeOnline(resume);

  const find = (id: number) => $list.get().find((item) => item.id === id);

  function change(id: number, changes: Partial<Pick<UploadItem, 'preview' | 'status'>>): void {
    $list.set($list.get().map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }
  const setStatus = (id: number, status: UploadStatus) => change(id, { status });

  async function add(files: readonly File[], userId: string) {
    const refused: RefusedFile<P>[] = [];
    for (const file of files) {
      const head = new Uint8Array(await file.slice(0, KIND_HEAD_B).arrayBuffer());
      if (closed) return [];
      const checked = env.check(file, head);
      const problem = env.isKind(checked)
        ? env.room(
            MEDIA_OF[checked],
            $list.get().map(({ kind }) => kind),
          )
        : checked;
      if (problem !== null) refused.push({ name: file.name, problem });
      else if (env.isKind(checked)) void startUpload(file, checked, userId);
    }
    return refused;
  }

  async function startUpload(file: File, kind: FileKind, userId: string): Promise<void> {
    const id = nextId();
    const ready = preparing.then(() => (jobs.has(id) ? env.prepare(file, kind) : null));
    preparing = ready.catch(() => {});
    const one: UploadJob = {
      uploadId: env.makeName(),
      userId,
      ready,
      have: new Set(),
      tries: 0,
      had: 0,
    };
    jobs.set(id, one);
    const item = { id, kind: MEDIA_OF[kind], name: file.name, preview: '' };
    $list.set([...$list.get(), { ...item, status: { state: 'waiting' } }]);
    const prepared = await ready.catch(() => null);
    if (!jobs.has(id)) return;
    if (!prepared) return setStatus(id, { state: 'failed', message: '', foreign: true });
    one.prepared = prepared;
    if (item.kind === 'picture') change(id, { preview: env.preview.open(prepared.file) });
    pump();
  }

  /** Starts waiting uploads, up to the limit of parallel ones. */
  function pump(): void {
    for (const { id, status } of $list.get()) {
      const running = Array.from(jobs.values()).filter((one) => one.running).length;
      if (running >= MAX_PARALLEL) return;
      if (status.state === 'waiting' && jobs.get(id)?.prepared) void send(id);
    }
  }

  async function send(id: number): Promise<void> {
    const one = jobs.get(id);
    const item = find(id);
    if (!one?.prepared || !item) return;
    const controller = new AbortController();
    one.running = controller;
    let share = 0;
    const reportProgress = (now: number) => {
      if (one.running !== controller) return;
      share = now;
      setStatus(id, { state: 'uploading', share });
    };
    reportProgress(0);
    const { uploadId, userId, have } = one;
    const sending = { ...one.prepared, kind: item.kind, uploadId, userId, have };
    const answer = await env.send(sending, {
      signal: controller.signal,
      onProgress: reportProgress,
    });
    if (one.running !== controller) return;
    delete one.running;
    if (answer.ok) setStatus(id, { state: 'done', file: answer.value });
    else if (answer.error.kind === 'network' || answer.error.kind === 'timeout')
      handleConnectionLoss(id, one, share);
    else {
      const message = answer.error.kind === 'status' ? answer.error.message : '';
      setStatus(id, { state: 'failed', message: message === 'error' ? '' : message });
    }
    pump();
  }

  /**
   * Handles a lost connection: waits for the network, tries again, or fails after `tries` attempts
   * without progress.
   */
  function handleConnectionLoss(id: number, one: UploadJob, share: number): void {
    one.tries = one.have.size > one.had ? 1 : one.tries + 1;
    one.had = one.have.size;
    if (!env.isOnline()) setStatus(id, { state: 'paused', share });
    else if (one.tries >= env.tries) setStatus(id, { state: 'failed', message: '' });
    else env.later(() => resumeUpload(id, 'uploading'), RETRY_MS * one.tries);
  }

  function resumeUpload(id: number, from: 'paused' | 'uploading'): void {
    if (jobs.get(id)?.running || find(id)?.status.state !== from) return;
    setStatus(id, { state: 'waiting' });
    pump();
  }

  function resume(): void {
    for (const { id } of $list.get()) resumeUpload(id, 'paused');
  }

  function dropJob({ id, preview }: UploadItem): void {
    const one = jobs.get(id);
    if (!one) return;
    jobs.delete(id);
    const { running } = one;
    delete one.running;
    running?.abort();
    if (preview) env.preview.close(preview);
  }

  function remove(id: number): void {
    const item = find(id);
    if (!item) return;
    dropJob(item);
    $list.set($list.get().filter((other) => other !== item));
    pump();
  }

  return {
    $list,
    add: (files, userId) => {
      const added = adding.then(() => add(files, userId));
      adding = added.catch(() => {});
      return added;
    },
    retry(id) {
      const one = jobs.get(id);
      if (!one?.prepared || find(id)?.status.state !== 'failed') return;
      one.tries = 0;
      setStatus(id, { state: 'waiting' });
      pump();
    },
    remove,
    settled: () =>
      new Promise((resolve) => {
        const stop = $list.subscribe((list) => {
          if (list.some(({ status }) => isUploading(status))) return;
          resolve();
          queueMicrotask(() => stop());
        });
      }),
    close() {
      closed = true;
      stopListening();
      for (const item of $list.get()) dropJob(item);
      $list.set($list.get().filter(({ status }) => status.state === 'done'));
    },
  };
}

/** Returns whether an upload may still succeed without the reader. */
export const isUploading = ({ state }: UploadStatus): boolean =>
  state === 'waiting' || state === 'uploading' || state === 'paused';

/** Returns the files that are on the server. */
export const listUploadedFiles = (list: readonly UploadItem[]): readonly Attached[] =>
  list.flatMap(({ status }) => (status.state === 'done' ? [status.file] : []));
