const TICK_MS = 20;
const MAX_MS = 5000;
const MS_PER_SECOND = 1000;

export interface Flood {
  readonly start: (perSecond: number) => void;
  readonly stop: () => void;
}

/** Creates a generator of load: sends reports of broadcast 405 at a rate, for five seconds at most. */
export function createFlood(send: (text: string) => void): Flood {
  let timer: ReturnType<typeof setInterval> | undefined;
  let count = 0;
  const stop = () => clearInterval(timer);
  return {
    start: (perSecond) => {
      stop();
      const started = Date.now();
      let sent = 0;
      timer = setInterval(() => {
        const past = Date.now() - started;
        const due = Math.floor((Math.min(past, MAX_MS) * perSecond) / MS_PER_SECOND);
        for (; sent < due; sent += 1) {
          count += 1;
          send(formatReport(count));
        }
        if (past >= MAX_MS) stop();
      }, TICK_MS);
      timer.unref();
    },
    stop,
  };
}

const formatReport = (count: number): string =>
  JSON.stringify({
    code: 200,
    type: 'live_reporting',
    data: {
      id: '405',
      fileId: String(5_000_000 + count),
      content: `第 ${count} 条快讯`,
      publishtime: '2026-11-20 20:00:00.0',
      user: '前方记者',
    },
  });
