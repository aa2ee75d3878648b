import { vi } from 'vitest';
import type { ApiCall } from '../../../src/api/request.ts';
import { fail, ok } from '../../../src/model/result.ts';

type Params = Readonly<Record<string, unknown>>;
/** Returns the payload of a call; '!' is a timeout. */
type Answer = (params: Params) => unknown;

/** Creates a mock server with the given answers; it records requests and cancellations. */
export function makeServer(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const cancelled: string[] = [];
  const send = vi.fn(async (call: ApiCall, options: { signal?: AbortSignal } = {}) => {
    const name = call.path.split('/').pop() ?? '';
    const params = (call.params ?? {}) as Params;
    asked.push(`${name} ${params.columnId ?? params.type ?? params.id ?? ''} ${params.page ?? ''}`);
    const { signal } = options;
    const payload = await Promise.race([
      Promise.resolve(answers[name]?.(params)),
      new Promise((resolve) => signal?.addEventListener('abort', () => resolve('aborted'))),
    ]);
    if (payload === 'aborted') {
      cancelled.push(name);
      return fail({ kind: 'cancelled', message: '', call: name });
    }
    if (payload === '!') return fail({ kind: 'timeout', message: '', call: name });
    if (payload === undefined) return fail({ kind: 'empty', message: '', call: name });
    return ok(payload);
  });
  return { send, asked, cancelled };
}

/** Returns wire articles with consecutive ids from `from` on. */
export const wireRows = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    fileId: from + at,
    title: `第 ${from + at} 篇`,
    articleType: 0,
    columnID: 12,
  }));
