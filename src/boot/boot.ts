/**
 * Runs inline before the first paint of every page: sets theme and font size, which would flash
 * if they were set later, and starts the listeners that must miss no event (failed chunks,
 * taps).
 */

import { applyTextSize } from '../host/document/applyTextSize.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { DESIGN_PX_PER_REM } from '../model/design.ts';
import { needsFreshContent, parsePageLook } from '../model/mode.ts';
import { decideTheme, parseReaderLook } from '../model/readerLook.ts';
import { holdTaps } from './holdTaps.ts';
import { importDeferredModules } from './importDeferredModules.ts';
import { reloadOnStaleChunk } from './reloadOnStaleChunk.ts';

const root = document.documentElement;
const query = new URLSearchParams(location.search);
const flags = parsePageLook(query);

// A baked page contains the published text. An editor's preview of another version is rendered
// by the template page, which requests it from the server.
if (root.dataset.template && needsFreshContent(query)) {
  location.replace(`${root.dataset.template}&${location.search.slice(1)}`);
}

let look = parseReaderLook('');
try {
  look = parseReaderLook(localStorage[STORAGE_KEYS.look]);
} catch {
  // Nothing is stored, or storage is blocked.
}
applyTextSize(root, look.textScale);
// A narrower window has no use for the second sheet, whose rules are those of a wide one (desk.css).
const sheet = look.elder ? root.dataset.elder : innerWidth > 959 && root.dataset.desk;
// An element that the parser has read delays the first paint, so that nothing moves.
if (sheet) document.write(`<link rel="stylesheet" href="${sheet}">`);
if (flags.theme === 'grey') root.dataset.grey = '';
// A theme in the address replaces the reader's.
const theme = decideTheme(flags.theme, look.theme);
if (theme) root.dataset.theme = theme;
if (flags.fontSize !== null) {
  const px = Math.min(80, Math.max(24, flags.fontSize));
  root.style.setProperty('--body-size', `${px / DESIGN_PX_PER_REM}rem`);
}
// A behaviour cuts it.
if (flags.title) document.title = flags.title;
if (flags.share) root.dataset.share = '';

// base.css shows buttons only with this attribute, because they need scripts.
root.dataset.js = '';

holdTaps(root);
importDeferredModules();
reloadOnStaleChunk();
