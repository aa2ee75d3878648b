import type { ListAd } from '../../model/column/columnTypes.ts';
import { appLinkProps } from '../appLinkProps.ts';
import { LangText } from '../LangText.tsx';
import { Message } from '../Message.tsx';
import { FeedImage } from './FeedImage.tsx';
import type { FeedView } from './feedView.ts';

interface AdRowProps {
  readonly ad: ListAd;
  readonly view: FeedView;
}

/** Renders an ad among the rows, with its label and its own frame. */
export function AdRow({ ad, view: { t } }: AdRowProps) {
  const content = (
    <>
      <FeedImage height={196} src={ad.picture} width={686} />
      <p className="ad-words">
        <Message className="mark ad-word" t={t} k="ad.label" />
        <span className="ad-title">
          <LangText t={t} text={ad.title} />
        </span>
      </p>
    </>
  );
  if (ad.appLink) {
    return (
      <a className="row ad-row" {...appLinkProps(ad.appLink)}>
        {content}
      </a>
    );
  }
  if (ad.link === '') return <div className="row ad-row">{content}</div>;
  return (
    <a className="row ad-row" href={ad.link} rel="noopener nofollow sponsored">
      {content}
    </a>
  );
}
