import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { openRules, xyRules } from '../../stores/people/xyRules.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { RulesView } from './RulesView.tsx';

const open = () => void openRules(readSettings());

/** Template page of the ranking's rules: the site's own, or the default ones. */
export const XyRulesTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={(html, { t, base }) => ({
      name: t('rank.rules'),
      description: html || t('rank.rulesVotesText'),
      pictures: [],
      path: linkTo('xyRules', {}, base),
      object: 5,
      // The page is not about one account.
      id: '',
    })}
    gone={['rank.rules', 'people.none']}
    name={(t) => t('rank.rules')}
    open={open}
    page={xyRules}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(html, view) => <RulesView html={html} view={view} />}
  </PeopleScreen>
);
