import { Search } from 'lucide';
import { readSettings } from '../../host/settings.ts';
import type { CommunityTranslate } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import { searchRank } from './accountRank.state.ts';

/** Maximum number of characters of the search text. */
const MAX_KEY = 30;

interface RankSearchProps {
  readonly value: string;
  readonly t: CommunityTranslate;
}

/** Renders the search field, which filters the accounts by name while typing. */
export const RankSearch = ({ value, t }: RankSearchProps) => (
  <form className="rank-search" onSubmit={(event) => event.preventDefault()}>
    <Icon className="rank-search-icon" icon={Search} />
    <input
      aria-label={t('rank.search')}
      className="rank-input"
      enterKeyHint="search"
      maxLength={MAX_KEY}
      onChange={({ currentTarget }) => searchRank(readSettings(), currentTarget.value)}
      placeholder={t('rank.search')}
      type="search"
      value={value}
    />
  </form>
);
