interface ArticleClick {
  readonly articleId: string;
  /** The article whose page was left; '' for a list's own page. */
  readonly from: string;
  readonly siteId: string;
  readonly appId: string;
  readonly device: string;
  readonly referrer: string;
  /** Epoch ms, by the server's clock. */
  readonly now: number;
}

/**
 * The form of a click on an article. Its host is an outside one whose fields nobody has
 * written down: these are named as those of the read records and common parameters.
 */
export function createClick(click: ArticleClick): Record<string, string> {
  const form = {
    articleID: click.articleId,
    fromID: click.from,
    siteID: click.siteId,
    appID: click.appId,
    device: click.device,
    refer: click.referrer,
    actionTime: String(click.now),
  };
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}
