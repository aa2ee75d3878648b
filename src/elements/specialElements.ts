/** The custom elements of a special, in its baked page and in its template. */
import './NewsCarouselElement.ts';
import './PartStripElement.ts';
