import type { PeopleKey, PeopleTranslate } from '../../i18n/translate.ts';
import type { PeopleListName } from '../../model/people/lists.ts';
import { Words } from '../../ui/words.tsx';
import { useTabKeys } from '../list/useTabKeys.ts';

/** One of the lists under a head, and what it is called. */
export interface PeopleListTab {
  readonly name: PeopleListName;
  readonly label: PeopleKey;
}

/** Ids of a tab and of the list that it shows. */
export const tabId = (name: PeopleListName): string => `${name}-tab`;
export const panelId = (name: PeopleListName): string => `${name}-list`;

interface PeopleTabsProps {
  readonly lists: readonly PeopleListTab[];
  readonly shown: PeopleListName;
  readonly onShow: (name: PeopleListName) => void;
  readonly t: PeopleTranslate;
  /** Nobody hears taps yet: they are held (elements/acts/tab.ts). */
  readonly isAsleep?: boolean;
}

/** The names of the lists: one of them is shown. */
export function PeopleTabs({ lists, shown, onShow, t, isAsleep = false }: PeopleTabsProps) {
  const names = lists.map(({ name }) => name);
  const onKeyDown = useTabKeys(names, shown, onShow, tabId);
  return (
    <div className="line-tabs" onKeyDown={onKeyDown} role="tablist">
      {lists.map(({ name, label }) => (
        <button
          key={name}
          aria-controls={panelId(name)}
          aria-selected={name === shown}
          className="line-tab"
          data-act={isAsleep ? 'tab' : undefined}
          id={tabId(name)}
          onClick={() => onShow(name)}
          role="tab"
          tabIndex={name === shown ? 0 : -1}
          type="button"
        >
          <Words k={label} t={t} />
        </button>
      ))}
    </div>
  );
}
