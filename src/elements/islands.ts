/** What wakes the islands of a baked page; it comes with the late behaviours. */
import './directives.ts';
import 'virtual:island-runtime';
