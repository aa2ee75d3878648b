import { preloadColumn } from './preloadColumn.ts';

preloadColumn('/columnShare/{parentId?}/{id?}.html');
