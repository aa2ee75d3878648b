import { type AppReply, parseAppReply } from '../../model/app/reply.ts';

declare global {
  interface Window {
    /**
     * The native app calls this function to answer a link: `appReply(7, 'done')`, or with the
     * requested data: `appReply(7, {latitude: 30.2, longitude: 120.1})`. See `model/app/reply.ts`.
     */
    appReply?: (reply: unknown, answer: unknown) => void;
  }
}

const waiting = new Map<number, (reply: AppReply) => void>();
let last = 0;

/** Receives the answers to one link until `stop` is called. */
export function onAppReply(onReply: (reply: AppReply) => void): {
  readonly id: number;
  readonly stop: () => void;
} {
  window.appReply ??= (reply, answer) => waiting.get(Number(reply))?.(parseAppReply(answer));
  last += 1;
  const id = last;
  waiting.set(id, onReply);
  return { id, stop: () => waiting.delete(id) };
}
