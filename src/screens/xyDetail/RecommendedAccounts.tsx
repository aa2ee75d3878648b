import type { Account } from '../../model/account/normaliseAccount.ts';
import type { CommunityView } from '../../ui/community/communityView.ts';
import { Message } from '../../ui/Message.tsx';
import { AccountCard } from './AccountCard.tsx';

interface RecommendedAccountsProps {
  readonly accounts: readonly Account[];
  readonly view: CommunityView;
}

/** Renders recommended accounts in a line that scrolls horizontally. */
export function RecommendedAccounts({ accounts, view }: RecommendedAccountsProps) {
  if (accounts.length === 0) return null;
  return (
    <section className="accounts">
      <h2 className="accounts-title">
        <Message k="account.recommended" t={view.t} />
      </h2>
      <ul className="accounts-strip">
        {accounts.map((account) => (
          <AccountCard key={account.id} account={account} view={view} />
        ))}
      </ul>
    </section>
  );
}
