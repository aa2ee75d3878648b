import type { CommunityMessageKey, CommunityTranslate } from '../../i18n/translate.ts';
import type { CommunityListName } from '../../model/community/communityLists.ts';
import { Message } from '../../ui/Message.tsx';
import { useTabKeys } from '../list/useTabKeys.ts';

/** One of the lists below a head, and its name. */
export interface CommunityListTab {
  readonly name: CommunityListName;
  readonly label: CommunityMessageKey;
}

/** Returns the id of a tab; `panelId` that of the list that it shows. */
export const listTabId = (name: CommunityListName): string => `${name}-tab`;
export const listPanelId = (name: CommunityListName): string => `${name}-list`;

interface CommunityTabsProps {
  readonly lists: readonly CommunityListTab[];
  readonly shown: CommunityListName;
  readonly onShow: (name: CommunityListName) => void;
  readonly t: CommunityTranslate;
  /** Before hydration taps are held until the island listens (actions/replayTabTap.ts). */
  readonly isStatic?: boolean;
}

/** Renders the tabs of the lists, one of which is shown. */
export function CommunityTabs({ lists, shown, onShow, t, isStatic = false }: CommunityTabsProps) {
  const names = lists.map(({ name }) => name);
  const onKeyDown = useTabKeys(names, shown, onShow, listTabId);
  return (
    <div className="line-tabs" onKeyDown={onKeyDown} role="tablist">
      {lists.map(({ name, label }) => (
        <button
          key={name}
          aria-controls={listPanelId(name)}
          aria-selected={name === shown}
          className="line-tab"
          data-act={isStatic ? 'tab' : undefined}
          id={listTabId(name)}
          onClick={() => onShow(name)}
          role="tab"
          tabIndex={name === shown ? 0 : -1}
          type="button"
        >
          <Message k={label} t={t} />
        </button>
      ))}
    </div>
  );
}
