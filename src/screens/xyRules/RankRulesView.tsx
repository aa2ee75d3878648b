import { linkTo } from '../../routes.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import { DEFAULT_RANK_RULES } from './defaultRankRules.ts';

interface RankRulesViewProps {
  /** The site's own rules after the sanitiser; '' for none. */
  readonly html: string;
  readonly view: CommunityView;
}

/** Renders how the ranking is computed and how readers vote. */
export function RankRulesView({ html, view: { t, base } }: RankRulesViewProps) {
  return (
    <article className="rules">
      <h1 className="rules-title">{t('rank.rules')}</h1>
      {html ? (
        <SanitisedProse html={html} />
      ) : (
        DEFAULT_RANK_RULES.map(([name, text]) => (
          <section key={name}>
            <h2 className="rules-name">{t(name)}</h2>
            <p className="rules-text">{t(text)}</p>
          </section>
        ))
      )}
      <a className="rules-back" href={linkTo('xyListShare', {}, base)}>
        {t('rank.title')}
      </a>
    </article>
  );
}
