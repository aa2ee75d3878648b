import { useEffect } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Comments } from '../../islands/Comments.island.tsx';
import { canComment, POST_SOURCE } from '../../model/comment/commentRules.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';

interface PostCommentsProps {
  readonly id: string;
  readonly config: SiteConfig;
  readonly locale: Locale;
}

/** Renders the comments on a post in a template page, and counts the view of the post. */
export function PostComments({ id, config, locale }: PostCommentsProps) {
  useEffect(() => {
    import('../../services/statistics/visit.ts').then(
      ({ visitArticle }) => visitArticle(readSettings()),
      () => {},
    );
  }, []);
  return (
    <Comments
      articleId={id}
      canWrite={canComment({ discussClosed: false }, config)}
      countHot={config.discuss.countHot}
      locale={locale}
      source={POST_SOURCE}
      times={config.times}
    />
  );
}
