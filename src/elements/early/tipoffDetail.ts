import { askListEarly } from '../earlyList.ts';

// The tip-off itself is requested later, in the member's name.
askListEarly('/tipoffDetail/{id?}.html', () => []);
