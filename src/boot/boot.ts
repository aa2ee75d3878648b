/**
 * Runs inline before the first paint of every page: sets theme and font size, which would flash
 * if they were set later, and starts the listeners that must miss no event (failed chunks,
 * taps).
 */

import { DESIGN_PX_PER_REM } from '../model/design.ts';
import { needsFreshContent, parsePageLook } from '../model/mode.ts';
import { applyTextSize } from './applyTextSize.ts';
import { holdTaps } from './holdTaps.ts';
import { importDeferredModules } from './importDeferredModules.ts';
import { reloadOnStaleChunk } from './reloadOnStaleChunk.ts';

const root = document.documentElement;
const flags = parsePageLook(new URLSearchParams(location.search));

// A baked page contains the published text. An editor's preview of another version is rendered
// by the template page, which requests it from the server.
if (root.dataset.template && needsFreshContent(flags)) {
  location.replace(`${root.dataset.template}&${location.search.slice(1)}`);
}

applyTextSize(root);
if (flags.theme === 'grey') root.dataset.grey = '';
else if (flags.theme) root.dataset.theme = flags.theme;
if (flags.fontSize !== null) {
  const px = Math.min(80, Math.max(24, flags.fontSize));
  root.style.setProperty('--body-size', `${px / DESIGN_PX_PER_REM}rem`);
}
if (flags.title) document.title = flags.title;
if (flags.share) root.dataset.share = '';

// base.css shows buttons only with this attribute, because they need scripts.
root.dataset.js = '';

holdTaps(root);
importDeferredModules();
reloadOnStaleChunk();
