import type { CommunityTranslate } from '../../i18n/translate.ts';
import type { CommunityListName } from '../../model/community/communityLists.ts';
import { type CommunityListTab, ListTabs, listTabId } from '../../ui/community/ListTabs.tsx';
import { useTabKeys } from '../list/useTabKeys.ts';

interface CommunityTabsProps {
  readonly lists: readonly CommunityListTab[];
  readonly shown: CommunityListName;
  readonly onShow: (name: CommunityListName) => void;
  readonly t: CommunityTranslate;
  /** Before hydration taps are held until the island listens (actions/replayTabTap.ts). */
  readonly isStatic?: boolean;
}

/** Renders the tabs of the lists, which keys move between. */
export function CommunityTabs({ isStatic = false, ...props }: CommunityTabsProps) {
  const { lists, shown, onShow } = props;
  const names = lists.map(({ name }) => name);
  const onKeyDown = useTabKeys(names, shown, onShow, listTabId);
  return <ListTabs {...props} action={isStatic ? 'tab' : undefined} onKeyDown={onKeyDown} />;
}
