import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type OriginOptions,
  type RunningOrigin,
  startOrigin,
} from '../../scripts/origin/server.ts';

/** Readers of an origin that a test starts for itself. */

export type Wire = Record<string, unknown>;
export type Form = Readonly<Record<string, string | number | readonly string[]>>;

export interface Envelope<T = Wire> {
  readonly status: number;
  readonly message: string;
  readonly data: T;
}

export interface ReaderAccess {
  readonly userId: number;
  /** A read or a write in the name of this reader, as a form; the whole body of the answer. */
  readonly send: <T = Envelope>(call: string, form?: Form) => Promise<T>;
  /** The payload of an answer with status 0. */
  readonly ask: <T = Wire>(call: string, form?: Form) => Promise<T>;
  readonly token: string;
}

export interface TestOrigin {
  readonly url: () => string;
  /** Where it keeps its data. */
  readonly dataDir: () => string;
  /** A reader who is not logged in, known by a device. */
  readonly visitor: (device: string) => ReaderAccess;
  readonly member: (phone: string, options?: MemberOptions) => Promise<ReaderAccess>;
  readonly control: (path: string, body: unknown) => Promise<void>;
  readonly stored: (articleId: number) => Promise<Stored>;
  /** Stops the origin and starts it again over the same data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface MemberOptions {
  readonly nickname?: string;
  readonly official?: boolean;
  readonly device?: string;
}

/** `GET /control/stored`. */
export interface Stored {
  readonly comments: readonly (Wire & { id: number; content: string; idempotencyKey: string })[];
  readonly praises: readonly Wire[];
  readonly favs: readonly Wire[];
  readonly votes: readonly Wire[];
  readonly follows: readonly Wire[];
}

export async function openTestOrigin(
  options: Pick<OriginOptions, 'limits' | 'now'> = {},
): Promise<TestOrigin> {
  const dataDir = await mkdtemp(join(tmpdir(), 'origin-writes-'));
  const start = () => startOrigin({ port: 0, dataDir, quiet: true, ...options });
  let origin: RunningOrigin = await start();
  const url = () => origin.url;

  const access = (device: string, userId: number, token: string): ReaderAccess => {
    const send = async <T = Envelope>(call: string, form: Form = {}): Promise<T> => {
      const answer = await fetch(`${url()}/app_if/${call}`, {
        method: 'POST',
        headers: token ? { token } : {},
        body: formOf({ curVersions: 1, device, ...form }),
      });
      return (await answer.json()) as T;
    };
    const ask = async <T = Wire>(call: string, form: Form = {}): Promise<T> => {
      const body = await send<Envelope<T>>(call, form);
      if (body.status !== 0) throw new Error(`${call}: ${body.status} ${body.message}`);
      return body.data;
    };
    return { userId, token, send, ask };
  };

  const control = async (path: string, body: unknown) => {
    const answer = await fetch(`${url()}/control/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`control ${path}: ${await answer.text()}`);
    return answer;
  };

  return {
    url,
    dataDir: () => dataDir,
    visitor: (device) => access(device, 0, ''),
    member: async (
      phone,
      { nickname = `读者${phone.slice(-4)}`, official, device = phone } = {},
    ) => {
      const answer = await control('member', { phone, nickname, official });
      const { userid, accessToken } = (await answer.json()) as Wire;
      return access(device, Number(userid), String(accessToken));
    },
    control: async (path, body) => {
      await control(path, body);
    },
    stored: async (articleId) => {
      const answer = await fetch(`${url()}/control/stored?articleId=${articleId}`);
      return (await answer.json()) as Stored;
    },
    restart: async () => {
      await origin.stop();
      origin = await start();
    },
    stop: async () => {
      await origin.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function formOf(form: Form): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    for (const one of Array.isArray(value) ? value : [value]) body.append(name, String(one));
  }
  return body;
}
