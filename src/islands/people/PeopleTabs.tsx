import type { PeopleKey, PeopleTranslate } from '../../i18n/translate.ts';
import type { PeopleListName } from '../../model/people/lists.ts';
import { Words } from '../../ui/words.tsx';
import { useTabKeys } from '../list/useTabKeys.ts';

/** One of the lists below a head, and its name. */
export interface PeopleListTab {
  readonly name: PeopleListName;
  readonly label: PeopleKey;
}

/** Returns the id of a tab; `panelId` that of the list that it shows. */
export const tabId = (name: PeopleListName): string => `${name}-tab`;
export const panelId = (name: PeopleListName): string => `${name}-list`;

interface PeopleTabsProps {
  readonly lists: readonly PeopleListTab[];
  readonly shown: PeopleListName;
  readonly onShow: (name: PeopleListName) => void;
  readonly t: PeopleTranslate;
  /** Before hydration taps are held until the island listens (elements/acts/tab.ts). */
  readonly isAsleep?: boolean;
}

/** Renders the tabs of the lists, one of which is shown. */
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
