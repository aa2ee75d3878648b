/**
 * Runs inline before the first paint of every page: what must not flash (theme, font
 * size), and what must be heard from the first byte on (chunks that fail, taps).
 */
import { reloadOnStaleChunk } from '../host/staleChunk.ts';
import { DESIGN_PX_PER_REM } from '../model/design.ts';
import { needsFreshContent, parsePageLook } from '../model/mode.ts';
import { holdTaps } from './hold.ts';
import { importLateModules } from './lateModules.ts';
import { followTextSize } from './textSize.ts';

const root = document.documentElement;
const flags = parsePageLook(new URLSearchParams(location.search));

// A baked page holds the published text. An editor's look at another version goes
// through the template, which asks the server.
if (root.dataset.template && needsFreshContent(flags)) {
  location.replace(`${root.dataset.template}&${location.search.slice(1)}`);
}

followTextSize(root);
if (flags.theme === 'grey') root.dataset.grey = '';
else if (flags.theme) root.dataset.theme = flags.theme;
if (flags.fontSize !== null) {
  const px = Math.min(80, Math.max(24, flags.fontSize));
  root.style.setProperty('--body-size', `${px / DESIGN_PX_PER_REM}rem`);
}
if (flags.title) document.title = flags.title;
if (flags.share) root.dataset.share = '';

// Buttons are shown where they can work (base.css).
root.dataset.js = '';

holdTaps(root);
importLateModules();
reloadOnStaleChunk();
