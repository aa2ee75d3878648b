import { useStore } from '@nanostores/react';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { BigVoteTranslate } from '../../i18n/translate.ts';
import {
  type ChunkPart,
  type ChunkWindow,
  createChunkWindow,
} from '../../islands/list/chunkWindow.ts';
import { chunkList } from '../../model/bigVote/chunkList.ts';
import type { BigVote, VoteOption } from '../../model/bigVote/normaliseBigVote.ts';
import { $optionFacts } from '../../state/bigVote/optionFacts.ts';
import { OptionCard } from './OptionCard.tsx';

/** Chunks that are rendered at once in a new list: about one screen. */
const FIRST_CHUNKS = 3;

interface OptionListProps {
  readonly options: readonly VoteOption[];
  readonly look: 'grid' | 'list';
  readonly vote: Pick<BigVote, 'id' | 'activityId' | 'max' | 'showsResult'>;
  /** Prefix of links. */
  readonly base: string;
  readonly t: BigVoteTranslate;
}

/** Renders any number of options; only those near the screen are in the document. */
export const OptionList = memo(function OptionList(props: OptionListProps) {
  const { options, look, vote, base, t } = props;
  const [chunkWindow] = useState(createChunkWindow);
  const before = useRef<readonly (readonly VoteOption[])[]>([]);
  before.current = chunkList(options, before.current);
  const draw = useCallback(
    (option: VoteOption) => (
      <LiveOption key={option.id} base={base} look={look} option={option} t={t} vote={vote} />
    ),
    [base, look, t, vote],
  );
  return before.current.map((chunk, at) => (
    <OptionChunk
      // biome-ignore lint/suspicious/noArrayIndexKey: a chunk is identified by its index
      key={at}
      isFirst={at < FIRST_CHUNKS}
      look={look}
      options={chunk}
      window={chunkWindow}
    >
      {draw}
    </OptionChunk>
  ));
});

/** Renders an option with its newest counts: a vote of this reader changes those of the list. */
const LiveOption = memo(function LiveOption(
  props: Omit<OptionListProps, 'options'> & { readonly option: VoteOption },
) {
  const { option, ...rest } = props;
  const facts = useStore($optionFacts)[option.id];
  return <OptionCard {...rest} option={facts ? { ...option, ...facts } : option} />;
});

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
const OptionChunk = memo(function OptionChunk(props: OptionChunkProps) {
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
