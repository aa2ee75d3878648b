import type { SentTip } from '../../model/community/tipoff.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { TipButton } from '../../ui/community/TipButton.tsx';
import { ListTime } from '../../ui/Timestamp.tsx';

interface TipoffStartProps {
  /** The tip-offs that this reader has sent from this device. */
  readonly sent: readonly SentTip[];
  readonly view: CommunityView;
}

/** Renders the page without an id: an explanation, the form's button, and what was sent. */
export function TipoffStart({ sent, view }: TipoffStartProps) {
  const { t, base, now, config } = view;
  return (
    <div className="tip">
      <h1 className="tip-title">{t('tipoff.about')}</h1>
      <p className="tip-text">{t('tipoff.aboutText')}</p>
      <TipButton isMain t={t} />
      {sent.length > 0 && (
        <section className="tip-sent">
          <h2 className="tip-sent-name">{t('tipoff.sentHere')}</h2>
          <ul>
            {sent.map(({ id, title, at }) => (
              <li key={id} className="tip-item">
                <a className="tip-link" href={linkTo('tipoffDetail', { id }, base)}>
                  <span className="tip-link-title">{title || t('tipoff.title')}</span>
                  <span className="tip-link-time">
                    <ListTime at={at} now={now} t={t} times={config.times} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
