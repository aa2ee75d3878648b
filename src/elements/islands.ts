/** What wakes the islands of a baked page; it comes with the first gesture (gesture.ts). */
import './directives.ts';
import 'virtual:island-runtime';
