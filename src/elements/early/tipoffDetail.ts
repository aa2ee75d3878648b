import { askListEarly } from '../earlyList.ts';

// The tip itself is asked for in its reader's name.
askListEarly('/tipoffDetail/{id?}.html', () => []);
