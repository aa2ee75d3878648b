import type { CommunityMessageKey } from '../../i18n/translate.ts';
import { formatDescription } from '../../model/text.ts';
import { linkTo } from '../../routes.ts';
import type { CommunityMetadata, CommunityView } from '../../ui/community/communityView.ts';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';

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

/** Message keys of the default rules' headings and texts, for sites without rules of their own. */
const DEFAULT_RANK_RULES = [
  ['rank.rulesWhat', 'rank.rulesWhatText'],
  ['rank.rulesPeriods', 'rank.rulesPeriodsText'],
  ['rank.rulesVotes', 'rank.rulesVotesText'],
  ['rank.rulesCounts', 'rank.rulesCountsText'],
] as const satisfies readonly (readonly [CommunityMessageKey, CommunityMessageKey])[];

/** Returns the metadata of the rules of the rank; `html` are the site's own ones. */
export const describeRankRules = (html: string, { t, base }: CommunityView): CommunityMetadata => ({
  name: t('rank.rules'),
  description: formatDescription(html) || t('rank.rulesVotesText'),
  pictures: [],
  path: linkTo('xyRules', {}, base),
  object: 5,
  // The page is not about one account.
  id: '',
});
