import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onRowRequest } from '../../host/rowRequests.ts';
import { type ChunkWindow, createChunkWindow } from './chunkWindow.ts';

interface ListChunkProps {
  readonly className?: string | undefined;
  /** Its height where it is not drawn at once, in parts of the root's size. */
  readonly heightRem?: number;
  /** Drawn at once; else when it comes near. */
  readonly isDrawn?: boolean;
  /** Whether a row with this id is in it, which may be requested (host/rowRequests.ts). */
  readonly hasRow?: ((id: string) => boolean) | undefined;
  readonly children: ReactNode;
}

/** One for all lists of a page: what is far away is the same for each. */
let chunkWindow: ChunkWindow | undefined;

/**
 * Some rows of a long list. Far from the screen it is a box of their height, so that a list
 * keeps as many nodes as a reader can reach by a swipe (decision 38).
 */
export function ListChunk(props: ListChunkProps) {
  const { className, heightRem = 0, isDrawn = true, hasRow, children } = props;
  const [isShown, setShown] = useState(isDrawn);
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
