/** Inline script of the page that is shown in place of one that is not kept (pages/offline.astro). */
import { showKeptPages } from '../host/offline/showKeptPages.ts';

void showKeptPages();
