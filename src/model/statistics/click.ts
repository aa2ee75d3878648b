interface ArticleClick {
  readonly articleId: string;
  /** Id of the article on whose page the link was tapped; '' on list pages. */
  readonly from: string;
  readonly siteId: string;
  readonly appId: string;
  readonly device: string;
  readonly referrer: string;
  /** Epoch ms, by the server's clock. */
  readonly now: number;
}

/**
 * Returns the form fields of a click on an article. The analytics host's fields are not
 * documented: the names are those of the read records and common parameters.
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
