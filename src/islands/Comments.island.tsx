import { useStore } from '@nanostores/react';
import { Suspense, startTransition, use, useEffect, useState } from 'react';
import { readSettings } from '../host/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import type { FirstComments } from '../model/comment/types.ts';
import type { TimeSettings } from '../model/site/types.ts';
import { $comments, loadComments } from '../stores/comments.ts';
import { decidePageLocale, openWords } from '../stores/language.ts';
import { CommentsSection } from '../ui/Comments.tsx';

interface CommentsProps {
  readonly articleId: string;
  readonly locale: Locale;
  /** How many hot ones the site shows. */
  readonly countHot: number;
  readonly times: TimeSettings;
  /** What was there when the page was baked; null when nobody could say. */
  readonly baked: FirstComments | null;
  /** The baked ones have just been asked for: the template. */
  readonly fresh?: boolean;
}

/**
 * Why an island: comments are newer than the page they stand in. Before it wakes it
 * shows those that were there when the page was baked.
 */
export function Comments(props: CommentsProps) {
  return (
    <Suspense>
      <LiveComments {...props} />
    </Suspense>
  );
}

function LiveComments({ articleId, countHot, times, baked, fresh, ...props }: CommentsProps) {
  // The first render repeats the baked page; the reader's language and clock come after it.
  const [{ locale, now }, setReader] = useState<{ locale: Locale; now: number | null }>({
    locale: props.locale,
    now: null,
  });
  const live = useStore($comments, { ssr: 'initial' });
  const t = use(openWords(locale));

  useEffect(() => {
    startTransition(() => setReader({ locale: decidePageLocale(props.locale), now: Date.now() }));
    if (!fresh) void loadComments(readSettings(), articleId, countHot);
  }, [articleId, countHot, fresh, props.locale]);

  const comments = live.state === 'ready' ? live.comments : baked;
  return (
    <CommentsSection
      comments={comments}
      failed={live.state === 'failed' && !comments}
      now={now}
      onRetry={() => void loadComments(readSettings(), articleId, countHot)}
      t={t}
      times={times}
    />
  );
}
