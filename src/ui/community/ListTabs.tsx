import type { KeyboardEventHandler } from 'react';
import type { CommunityMessageKey, CommunityTranslate } from '../../i18n/translate.ts';
import type { CommunityListName } from '../../model/community/communityLists.ts';
import { Message } from '../Message.tsx';

/** One of the lists below a head, and its name. */
export interface CommunityListTab {
  readonly name: CommunityListName;
  readonly label: CommunityMessageKey;
}

/** The lists of a page; the first is shown at the start. */
export type CommunityLists = readonly [CommunityListTab, ...CommunityListTab[]];

/** Returns the id of a tab; `listPanelId` that of the list that it shows. */
export const listTabId = (name: CommunityListName): string => `${name}-tab`;
export const listPanelId = (name: CommunityListName): string => `${name}-list`;

/** Returns the attributes that make a list the panel of its tab. */
export const createPanelAttributes = (name: CommunityListName) =>
  ({ id: listPanelId(name), role: 'tabpanel', 'aria-labelledby': listTabId(name) }) as const;

interface ListTabsProps {
  readonly lists: readonly CommunityListTab[];
  readonly shown: CommunityListName;
  readonly t: CommunityTranslate;
  readonly onShow?: (name: CommunityListName) => void;
  readonly onKeyDown?: KeyboardEventHandler;
  /** Name of the action that a tap on a tab runs before the island listens (actions/actions.ts). */
  readonly action?: 'tab' | undefined;
}

/** Renders the tabs of the lists, one of which is shown. */
export const ListTabs = ({ lists, shown, t, onShow, onKeyDown, action }: ListTabsProps) => (
  <div className="line-tabs" onKeyDown={onKeyDown} role="tablist">
    {lists.map(({ name, label }) => (
      <button
        key={name}
        aria-controls={listPanelId(name)}
        aria-selected={name === shown}
        className="line-tab"
        data-act={action}
        id={listTabId(name)}
        onClick={() => onShow?.(name)}
        role="tab"
        tabIndex={name === shown ? 0 : -1}
        type="button"
      >
        <Message k={label} t={t} />
      </button>
    ))}
  </div>
);
