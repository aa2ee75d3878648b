import type { Page } from 'playwright';

export interface WatchedTap {
  /** Selector of what first shows that the tap was received. */
  readonly answer: string;
  /** Selector of what the tap leads to. */
  readonly effect: string;
  /** A tap without its effect by then counts as lost. */
  readonly limitMs: number;
}

export interface MeasuredTap {
  /** From the tap to the end of the frame with its answer; NaN when there was none. */
  readonly answerMs: number;
  readonly hasEffect: boolean;
}

/** Runs in the page: measures the next tap. */
export function watchTap({ answer, effect, limitMs }: WatchedTap): void {
  const measured = new Promise<MeasuredTap>((resolve) => {
    let answerMs = Number.NaN;
    let isAnswered = false;
    const handleClick = ({ timeStamp }: Event) => {
      removeEventListener('click', handleClick, true);
      const look = () => {
        const hasEffect = document.querySelector(effect) !== null;
        if (!isAnswered && document.querySelector(`${answer},${effect}`)) {
          isAnswered = true;
          // A task after the frame's callbacks runs when the frame has been painted.
          setTimeout(measure);
        }
        if (hasEffect) setTimeout(() => resolve({ answerMs, hasEffect }));
        else if (performance.now() - timeStamp > limitMs) resolve({ answerMs, hasEffect });
        else requestAnimationFrame(look);
      };
      const measure = () => {
        answerMs = performance.now() - timeStamp;
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', handleClick, true);
  });
  Object.assign(window, { measured });
}

/** Returns the measurement of the tap that `watchTap` watches. */
export const readTap = (page: Page): Promise<MeasuredTap> =>
  page.evaluate(() => (window as unknown as { measured: Promise<MeasuredTap> }).measured);
