import { askListEarly } from '../earlyList.ts';

// The sign-up itself is requested later, in the member's name.
askListEarly('/signupdetail.html', () => []);
