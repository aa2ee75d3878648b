import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChunkPart, ChunkWindow } from '../../islands/list/chunkWindow.ts';
import type { VoteOption } from '../../model/bigVote/bigVoteTypes.ts';

type Look = 'grid' | 'list';

/** Assumed height of an option in rem, as long as none is measured. */
const UNKNOWN_REM: Readonly<Record<Look, number>> = { grid: 3.9, list: 2.9 };

interface OptionChunkProps {
  readonly options: readonly VoteOption[];
  readonly look: Look;
  /** Rendered at once: the first chunks of a list. */
  readonly isFirst: boolean;
  readonly window: ChunkWindow;
  /** Must keep its identity while its output is the same, because the chunk is memoised. */
  readonly children: (option: VoteOption) => ReactNode;
}

/** Renders some of the options; far from the screen, an empty box of their height. */
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
      // In rem, because the root's font size follows the width of the screen.
      if (wanted === 'none') {
        measured.current = { rem: height / readRootPx(), of: current.current };
      }
      // No transition: pending transitions would be rendered together, as one long frame.
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
