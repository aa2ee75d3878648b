import { preloadColumn } from './preloadColumn.ts';

preloadColumn('/columnDetail/{columnId?}/{id?}.html');
