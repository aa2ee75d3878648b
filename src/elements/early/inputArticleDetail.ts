import { askListEarly } from '../earlyList.ts';

// The contribution is requested later, in its writer's name.
askListEarly('/inputArticleDetail/{id?}.html', () => []);
