import { askColumnEarly } from '../feed/earlyColumn.ts';

askColumnEarly('/columnDetail/{columnId?}/{id?}.html');
