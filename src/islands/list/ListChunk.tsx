import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ChunkWindow, createChunkWindow } from './chunkWindow.ts';

interface ListChunkProps {
  readonly className?: string;
  /** Its height where it is not drawn at once, in parts of the root's size. */
  readonly heightRem?: number;
  /** Drawn at once; else when it comes near. */
  readonly isDrawn?: boolean;
  readonly children: ReactNode;
}

/** One for all lists of a page: what is far away is the same for each. */
let chunkWindow: ChunkWindow | undefined;

/**
 * Some rows of a long list. Far from the screen it is a box of their height, so that a list
 * keeps as many nodes as a reader can reach by a swipe (decision 38).
 */
export function ListChunk({ className, heightRem = 0, isDrawn = true, children }: ListChunkProps) {
  const [isShown, setShown] = useState(isDrawn);
  const box = useRef<HTMLElement>(null);
  const height = useRef(heightRem);

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
