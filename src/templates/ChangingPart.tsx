import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { toHtml } from '../markup/jsxRuntime.ts';

interface ChangingPartProps {
  /** Id of its element. */
  readonly id: string;
  /** What it shows at first. */
  readonly children: ReactNode;
}

/** Renders a part of a template that changes while the page is open, without React. */
export const ChangingPart = ({ id, children }: ChangingPartProps) => (
  <div className="contents" id={id}>
    {children}
  </div>
);

/** Replaces the content of a changing part; does nothing on a page without it. */
export function renderPart(id: string, content: ReactNode): void {
  const part = document.getElementById(id);
  if (part) part.innerHTML = toHtml(content);
}

/** Renders a changing part again with each new value of a store. Returns a function that stops it. */
export const renderOnChange = <T,>(
  id: string,
  $value: ReadableAtom<T>,
  render: (value: T) => ReactNode,
): (() => void) => $value.listen((value) => renderPart(id, render(value as T)));

interface TimedPart<S> {
  /** Epoch ms of the server's clock at which its state may change; null is ignored. */
  readonly moments: readonly (number | null)[];
  /** The state that is shown at first. */
  readonly first: S;
  readonly decide: (now: number) => S;
  readonly render: (state: S) => ReactNode;
}

/**
 * Renders a changing part again when its state changes with time. The server's clock decides, because a
 * device's clock may be wrong by a day.
 */
export async function renderOnTime<S>(
  id: string,
  { moments, first, decide, render }: TimedPart<S>,
): Promise<void> {
  if (moments.every((moment) => moment === null)) return;
  const { createServerTimer } = await import('../services/serverTimer.ts');
  const timer = createServerTimer();
  let shown = first;
  timer.subscribe(() => {
    const state = decide(timer.now());
    if (state === shown) return;
    shown = state;
    renderPart(id, render(state));
  });
  timer.watch(moments);
}
