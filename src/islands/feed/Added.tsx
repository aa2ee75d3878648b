import { useEffect, useRef, useState } from 'react';
import type { ActTranslate } from '../../i18n/translate.ts';
import type { FeedBlock } from '../../stores/feed/types.ts';

interface AddedProps {
  readonly panel: string;
  readonly blocks: readonly FeedBlock[];
  readonly t: ActTranslate;
}

/** Announces to screen readers how many rows were added. */
export function Added({ panel, blocks, t }: AddedProps) {
  const before = useRef({ panel, count: blocks.length });
  const [words, setWords] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = { panel, count: blocks.length };
    if (last.panel !== panel || blocks.length <= last.count) return;
    const added = blocks.slice(last.count).reduce((sum, { rows }) => sum + rows.length, 0);
    setWords(t('feed.added', { n: added }));
  }, [panel, blocks, t]);
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  );
}
