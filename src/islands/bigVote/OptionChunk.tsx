import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { VoteOption } from '../../model/bigVote/types.ts';
import type { ChunkPart, ChunkWindow } from '../list/chunkWindow.ts';

type Look = 'grid' | 'list';

/** How high an option is as long as none has been measured, in parts of the root's size. */
const UNKNOWN_REM: Readonly<Record<Look, number>> = { grid: 3.9, list: 2.9 };

interface OptionChunkProps {
  readonly options: readonly VoteOption[];
  readonly look: Look;
  /** Drawn at once: the first ones of a list. */
  readonly isFirst: boolean;
  readonly window: ChunkWindow;
  /** Must be the same function as long as it draws the same. */
  readonly children: (option: VoteOption) => ReactNode;
}

/** Some of the options; far from the screen a box of their height, by which the page scrolls. */
export const OptionChunk = memo(function OptionChunk(props: OptionChunkProps) {
  const { options, look, isFirst, window: chunks, children } = props;
  const [part, setPart] = useState<ChunkPart>(isFirst ? 'whole' : 'none');
  const box = useRef<HTMLDivElement>(null);
  const measured = useRef({ rem: 0, of: '' });
  const { length } = options;
  const of = `${look} ${length}`;
  const current = useRef(of);
  current.current = of;

  // biome-ignore lint/correctness/useExhaustiveDependencies: watched from its first moment on
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return chunks.watch(element, part !== 'none', (wanted, height) => {
      // In parts of the root's size, which goes with the width of the screen.
      if (wanted === 'none') {
        measured.current = { rem: height / readRootPx(), of: current.current };
      }
      // At once: transitions wait for one another, and would come as one large one.
      setPart(wanted);
    });
  }, [chunks]);

  const { rem } = measured.current;
  const isMeasured = measured.current.of === of;
  const height = isMeasured ? rem : length * UNKNOWN_REM[look];
  const drawn = part === 'half' ? options.slice(0, Math.ceil(length / 2)) : options;
  return (
    <div ref={box} style={part === 'whole' ? undefined : { minHeight: `${height}rem` }}>
      {part !== 'none' && <ul className={`options options-${look}`}>{drawn.map(children)}</ul>}
    </div>
  );
});

const readRootPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
