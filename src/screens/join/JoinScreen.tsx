import { useJoinWords } from '../../islands/join/useJoinWords.ts';
import type { JoinView } from '../../ui/people/view.ts';
import { PeopleScreen, type PeopleScreenProps } from '../people/PeopleScreen.tsx';

/** Renders a PeopleScreen with the messages of the pages on which readers take part. */
export const JoinScreen = <T,>(props: Omit<PeopleScreenProps<T, JoinView>, 'useWords'>) => (
  <PeopleScreen<T, JoinView> {...props} useWords={useJoinWords} />
);
