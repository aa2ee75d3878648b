import type { PeopleKey } from '../../i18n/translate.ts';
import { linkTo } from '../../routes.ts';
import type { PeopleView } from '../../ui/people/view.ts';
import { CleanHtml } from '../single/CleanHtml.tsx';

interface RulesViewProps {
  /** The site's own rules; '' for none. */
  readonly html: string;
  readonly view: PeopleView;
}

const OWN_RULES = [
  ['rank.rulesWhat', 'rank.rulesWhatText'],
  ['rank.rulesPeriods', 'rank.rulesPeriodsText'],
  ['rank.rulesVotes', 'rank.rulesVotesText'],
  ['rank.rulesCounts', 'rank.rulesCountsText'],
] as const satisfies readonly (readonly [PeopleKey, PeopleKey])[];

/** How the rank comes about, and how readers vote. */
export function RulesView({ html, view: { t, base } }: RulesViewProps) {
  return (
    <article className="rules">
      <h1 className="rules-title">{t('rank.rules')}</h1>
      {html ? (
        <CleanHtml html={html} />
      ) : (
        OWN_RULES.map(([name, text]) => (
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
