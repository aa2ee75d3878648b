import type { Account } from '../../model/account/types.ts';
import { AccountCard } from '../../ui/people/AccountCard.tsx';
import type { PeopleView } from '../../ui/people/view.ts';
import { Words } from '../../ui/words.tsx';

interface RecommendedProps {
  readonly accounts: readonly Account[];
  readonly view: PeopleView;
}

/** Renders recommended accounts in a line that scrolls horizontally. */
export function Recommended({ accounts, view }: RecommendedProps) {
  if (accounts.length === 0) return null;
  return (
    <section className="accounts">
      <h2 className="accounts-title">
        <Words k="account.recommended" t={view.t} />
      </h2>
      <ul className="accounts-strip">
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} view={view} />
        ))}
      </ul>
    </section>
  );
}
