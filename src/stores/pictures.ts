import { atom, type ReadableAtom } from 'nanostores';
import { upload } from '../api/calls/uploads.ts';
import {
  checkPicture,
  HEAD_B,
  MAX_PICTURES,
  type PictureProblem,
} from '../model/comment/pictures.ts';
import type { Settings } from '../settings.ts';
import { openClient } from './client.ts';

export type PictureStatus =
  | { readonly state: 'uploading' /** 0 to 1 */; readonly share: number }
  | { readonly state: 'done'; readonly url: string }
  | {
      readonly state: 'failed' /** The server's words, '' when there are none. */;
      readonly message: string;
    };

/** A picture of a comment that is being written. */
export interface Picture {
  readonly id: number;
  /** What shows it: the file itself, or where it is on the server. */
  readonly preview: string;
  readonly status: PictureStatus;
}

/** A file that is not taken. */
export interface RefusedFile {
  readonly name: string;
  readonly problem: PictureProblem | 'many';
}

export interface Pictures {
  readonly $list: ReadableAtom<readonly Picture[]>;
  /** Takes files and sends them on their way; answers those that it does not take. */
  readonly add: (files: readonly File[], userId: string) => Promise<readonly RefusedFile[]>;
  readonly retry: (id: number) => void;
  readonly remove: (id: number) => void;
  /** Ends all uploads and forgets the files. */
  readonly close: () => void;
}

/** The pictures of one comment; `urls` are those that a draft has on the server already. */
export function openPictures(settings: Settings, urls: readonly string[]): Pictures {
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };
  const $list = atom<readonly Picture[]>(
    urls.map((url) => ({ id: nextId(), preview: url, status: { state: 'done', url } })),
  );
  const files = new Map<number, { readonly file: File; readonly userId: string }>();
  const running = new Map<number, AbortController>();

  const setStatus = (id: number, status: PictureStatus) =>
    $list.set($list.get().map((picture) => (picture.id === id ? { ...picture, status } : picture)));

  async function send(id: number): Promise<void> {
    const held = files.get(id);
    if (!held) return;
    const controller = new AbortController();
    running.set(id, controller);
    setStatus(id, { state: 'uploading', share: 0 });
    const answer = await upload(openClient(settings), held, {
      signal: controller.signal,
      onProgress: (share) => {
        if (running.get(id) === controller) setStatus(id, { state: 'uploading', share });
      },
    });
    if (running.get(id) !== controller) return;
    running.delete(id);
    const message = !answer.ok && answer.error.kind === 'status' ? answer.error.message : '';
    setStatus(
      id,
      answer.ok ? { state: 'done', url: answer.value.url } : { state: 'failed', message },
    );
  }

  function forget({ id, preview }: Picture): void {
    running.get(id)?.abort();
    running.delete(id);
    if (files.delete(id)) URL.revokeObjectURL(preview);
  }

  return {
    $list,
    async add(chosen, userId) {
      const refused: RefusedFile[] = [];
      for (const file of chosen) {
        const head = new Uint8Array(await file.slice(0, HEAD_B).arrayBuffer());
        const problem =
          checkPicture(file, head) ?? ($list.get().length >= MAX_PICTURES ? 'many' : null);
        if (problem) {
          refused.push({ name: file.name, problem });
          continue;
        }
        const id = nextId();
        files.set(id, { file, userId });
        const preview = URL.createObjectURL(file);
        $list.set([...$list.get(), { id, preview, status: { state: 'uploading', share: 0 } }]);
        void send(id);
      }
      return refused;
    },
    retry: (id) => void send(id),
    remove(id) {
      const picture = $list.get().find((one) => one.id === id);
      if (!picture) return;
      forget(picture);
      $list.set($list.get().filter((one) => one.id !== id));
    },
    close() {
      for (const picture of $list.get()) forget(picture);
    },
  };
}

/** Addresses of the pictures that are on the server. */
export const uploadedUrls = (pictures: readonly Picture[]): readonly string[] =>
  pictures.flatMap(({ status }) => (status.state === 'done' ? [status.url] : []));
