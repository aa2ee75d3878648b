import { useEffect, useRef, useState } from 'react';
import { readColumnName } from '../../host/document/readColumnName.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { FeedBlock } from '../../model/column/feed.ts';

interface AddedRowsStatusProps {
  readonly panel: string;
  readonly blocks: readonly FeedBlock[];
  readonly t: ActionTranslate;
}

/** Announces to screen readers which column has replaced another, and how many rows were added. */
export function AddedRowsStatus({ panel, blocks, t }: AddedRowsStatusProps) {
  const before = useRef({ panel, count: blocks.length });
  const [words, setWords] = useState('');
  useEffect(() => {
    const last = before.current;
    before.current = { panel, count: blocks.length };
    if (last.panel !== panel) return setWords(readColumnName(panel));
    if (blocks.length <= last.count) return;
    const added = blocks.slice(last.count).reduce((sum, { rows }) => sum + rows.length, 0);
    setWords(t('feed.added', { n: added }));
  }, [panel, blocks, t]);
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  );
}
