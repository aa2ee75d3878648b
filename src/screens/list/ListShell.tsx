import type { ReactNode } from 'react';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { linkTo } from '../../routes.ts';
import { BackBar } from '../../ui/BackBar.tsx';

interface ListShellProps {
  /** Prefix of links. */
  readonly base: string;
  readonly siteName: string;
  readonly t: ActionTranslate;
  readonly children: ReactNode;
}

/** Renders the back bar and the main element with its margins around a list or a single item. */
export const ListShell = ({ base, siteName, t, children }: ListShellProps) => (
  <>
    <BackBar home={linkTo('home', {}, base)} name={siteName} t={t} />
    <main className="px-32 pb-80" id="main">
      {children}
    </main>
  </>
);
