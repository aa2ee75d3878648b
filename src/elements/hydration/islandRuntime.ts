/** Hydrates the islands of a baked page; loaded on the first gesture. */
import './directives.ts';
import 'virtual:island-runtime';
import { watchNext } from '../watchNext.ts';
import { watchRecommended } from '../watchRecommended.ts';

void watchRecommended();
void watchNext();
