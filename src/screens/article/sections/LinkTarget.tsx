import { ExternalLink } from 'lucide';
import { formatHost } from '../../../model/linkOpening.ts';
import { appLinkProps } from '../../../ui/appLinkProps.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Message } from '../../../ui/Message.tsx';
import type { ArticleView } from '../articleView.ts';

/**
 * Renders the target of a link or H5 article: its image and one link that names the host. The page
 * does not navigate by itself (decision 33). The target may be in the native app. Without a target and a
 * text it renders a notice.
 */
export function LinkTarget({
  view: { article, body, config, settings, t },
}: {
  view: ArticleView;
}) {
  const { kind, url, appLink, titlePictures } = article;
  if (kind !== 'link' && kind !== 'h5') return null;
  const hasBody = body.segments.length > 0;
  if (url === '' && appLink === '') {
    if (hasBody) return null;
    return (
      <p className="mt-32 text-30 text-ink-2">
        <Message k="state.empty" t={t} />
      </p>
    );
  }
  const [picture] = titlePictures;
  return (
    <a
      className="mt-32 block text-accent"
      {...(url ? { href: url, rel: 'noopener nofollow' } : appLinkProps(appLink))}
    >
      {picture && !hasBody && (
        <img alt="" className="mb-32 h-386 w-full bg-raised object-cover" src={picture} />
      )}
      <span className="flex min-h-88 items-center justify-center gap-12 rounded border border-accent px-32 py-16 text-30">
        <Message
          className="break-anywhere"
          k="article.openHost"
          t={t}
          values={{ host: url ? formatHost(url, settings.siteUrl) || url : config.appName }}
        />
        <Icon className="h-28 w-28 flex-none" icon={ExternalLink} />
      </span>
    </a>
  );
}
