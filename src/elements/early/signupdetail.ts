import { askListEarly } from '../earlyList.ts';

// The sign-up itself is asked for in its reader's name.
askListEarly('/signupdetail.html', () => []);
