import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onRowRequest } from '../../host/rowRequests.ts';
import { type ChunkWindow, createChunkWindow } from './chunkWindow.ts';

interface ListChunkProps {
  readonly className?: string | undefined;
  /** Assumed height in rem while it has never been rendered. */
  readonly heightRem?: number;
  /** Whether it renders at once; otherwise when it comes near the screen. */
  readonly isRenderedAtOnce?: boolean;
  /** Whether it contains the row with this id, which may be requested (host/rowRequests.ts). */
  readonly hasRow?: ((id: string) => boolean) | undefined;
  readonly children: ReactNode;
}

/** Shared by all lists of a page, which have the same limit of distance. */
let chunkWindow: ChunkWindow | undefined;

/**
 * Renders some rows of a long list. Far from the screen it is an empty box of their height, so that
 * a list has only as many nodes as a reader can reach with one swipe (decision 38).
 */
export function ListChunk(props: ListChunkProps) {
  const { className, heightRem = 0, isRenderedAtOnce = true, hasRow, children } = props;
  const [isShown, setShown] = useState(isRenderedAtOnce);
  const box = useRef<HTMLElement>(null);
  const height = useRef(heightRem);
  const holds = useRef(hasRow);
  holds.current = hasRow;

  // biome-ignore lint/correctness/useExhaustiveDependencies: watched from its first moment on
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    chunkWindow ??= createChunkWindow();
    return chunkWindow.watch(element, isShown, (part, heightPx) => {
      if (part === 'none') height.current = heightPx / readRootPx();
      setShown(part !== 'none');
    });
  }, []);

  useEffect(
    () =>
      onRowRequest((id) => {
        if (holds.current?.(id)) flushSync(() => setShown(true));
      }),
    [],
  );

  return (
    <section
      className={className}
      ref={box}
      style={isShown ? undefined : { height: `${height.current}rem` }}
    >
      {isShown && children}
    </section>
  );
}

const readRootPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
