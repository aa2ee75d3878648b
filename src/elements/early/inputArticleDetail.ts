import { askListEarly } from '../earlyList.ts';

// What only its writer may see is asked for in their name, when the page is awake.
askListEarly('/inputArticleDetail/{id?}.html', () => []);
