import { loadJoinMessages } from '../../services/loadJoinMessages.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { CommunityScreen, type CommunityScreenProps } from '../community/CommunityScreen.tsx';

/** Renders a CommunityScreen with the messages of the pages on which readers take part. */
export const JoinScreen = <T,>(props: Omit<CommunityScreenProps<T, JoinView>, 'loadMessages'>) => (
  <CommunityScreen<T, JoinView> {...props} loadMessages={loadJoinMessages} />
);
