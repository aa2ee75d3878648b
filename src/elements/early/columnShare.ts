import { askColumnEarly } from '../feed/earlyColumn.ts';

askColumnEarly('/columnShare/{parentId?}/{id?}.html');
