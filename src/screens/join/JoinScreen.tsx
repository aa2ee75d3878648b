import { useJoinWords } from '../../islands/join/useJoinWords.ts';
import type { JoinView } from '../../ui/people/view.ts';
import { PeopleScreen, type PeopleScreenProps } from '../people/PeopleScreen.tsx';

/** A page where readers take part: the shape of those about people, with words of its own. */
export const JoinScreen = <T,>(props: Omit<PeopleScreenProps<T, JoinView>, 'useWords'>) => (
  <PeopleScreen<T, JoinView> {...props} useWords={useJoinWords} />
);
