import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { readSettings } from '../host/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import type { FirstComments } from '../model/comment/types.ts';
import type { TimeSettings } from '../model/site/types.ts';
import { $comments, loadComments } from '../stores/comments.ts';
import { decidePageLocale, openWords } from '../stores/language.ts';
import { CommentsSection } from '../ui/Comments.tsx';

interface CommentsProps {
  readonly articleId: string;
  /** Language of the page. */
  readonly locale: Locale;
  /** How many hot ones the site shows. */
  readonly countHot: number;
  readonly times: TimeSettings;
  /** Those that the template has just asked for; null when they could not be had. */
  readonly loaded?: FirstComments | null;
  /** Whether the baked page holds comments, which a failure then leaves standing. */
  readonly hasBaked?: boolean;
  /** The baked ones as HTML, which travels once. */
  readonly children?: ReactNode;
}

/**
 * Why an island: comments are newer than the page they stand in. Before it wakes, and
 * until it has heard from the server, it shows those that were there at baking.
 */
export function Comments({ children, hasBaked = false, ...props }: CommentsProps) {
  const { articleId, countHot, loaded = null } = props;
  const live = useStore($comments, { ssr: 'initial' });
  const load = () => void loadComments(readSettings(), articleId, countHot);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => {
    if (!loaded) load();
  }, []);

  const comments = live.state === 'ready' ? live.comments : loaded;
  const failed = live.state === 'failed' && !comments && !hasBaked;
  if (!comments && !failed) return children;
  return (
    <Suspense fallback={children}>
      <LiveComments {...props} comments={comments} failed={failed} onRetry={load} />
    </Suspense>
  );
}

interface LiveCommentsProps extends CommentsProps {
  readonly comments: FirstComments | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

function LiveComments({ comments, failed, onRetry, locale, times }: LiveCommentsProps) {
  const t = use(openWords(decidePageLocale(locale)));
  const [now] = useState(Date.now);
  return (
    <CommentsSection
      comments={comments}
      failed={failed}
      now={now}
      onRetry={onRetry}
      t={t}
      times={times}
    />
  );
}
