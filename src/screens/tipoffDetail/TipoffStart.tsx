import { useStore } from '@nanostores/react';
import { linkTo } from '../../routes.ts';
import { $sentTips } from '../../state/community/sentTips.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { Timestamp } from '../../ui/Timestamp.tsx';

/**
 * Renders the page without an id: an explanation, the form's button, and the tip-offs sent from
 * this device.
 */
export function TipoffStart({ view }: { readonly view: CommunityView }) {
  const tips = useStore($sentTips);
  const { t, base, now, config } = view;
  return (
    <div className="tip">
      <h1 className="tip-title">{t('tipoff.about')}</h1>
      <p className="tip-text">{t('tipoff.aboutText')}</p>
      <button
        className="tip-write tip-first"
        data-act="form"
        data-form="tipoff"
        data-id=""
        data-name={t('tipoff.title')}
        type="button"
      >
        {t('tipoff.write')}
      </button>
      {tips.length > 0 && (
        <section className="tip-sent">
          <h2 className="tip-sent-name">{t('tipoff.sentHere')}</h2>
          <ul>
            {tips.map(({ id, title, at }) => (
              <li key={id} className="tip-item">
                <a className="tip-link" href={linkTo('tipoffDetail', { id }, base)}>
                  <span className="tip-link-title">{title || t('tipoff.title')}</span>
                  <span className="tip-link-time">
                    <Timestamp
                      at={at}
                      now={now}
                      rule={config.times.listRule}
                      style={config.times.listStyle}
                      t={t}
                    />
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
