import { useStore } from '@nanostores/react';
import { memo, useCallback, useRef, useState } from 'react';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { createChunkWindow } from '../../islands/list/chunkWindow.ts';
import type { BigVote, VoteOption } from '../../model/bigVote/bigVoteTypes.ts';
import { chunkList } from '../../model/bigVote/chunkList.ts';
import { $optionFacts } from '../../state/bigVote/voteOptions.ts';
import { OptionCard } from './OptionCard.tsx';
import { OptionChunk } from './OptionChunk.tsx';

/** Chunks that are rendered at once in a new list: about one screen. */
const FIRST_CHUNKS = 3;

interface OptionListProps {
  readonly options: readonly VoteOption[];
  readonly look: 'grid' | 'list';
  readonly vote: Pick<BigVote, 'id' | 'activityId' | 'max' | 'showsResult'>;
  /** Prefix of links. */
  readonly base: string;
  readonly t: JoinTranslate;
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
  const facts = useStore($optionFacts, { keys: [option.id] })[option.id];
  return <OptionCard {...rest} option={facts ? { ...option, ...facts } : option} />;
});
