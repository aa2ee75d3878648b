/**
 * Runs inline before the first paint of every page: sets theme and font size, which would flash
 * if they were set later, and starts the listeners that must miss no event (failed chunks,
 * taps).
 */

import { LOOK_KEY } from '../host/bootStorageKeys.ts';
import { applyTextSize } from '../host/document/applyTextSize.ts';
import { DESIGN_PX_PER_REM } from '../model/design.ts';
import { needsFreshContent, parsePageLook } from '../model/mode.ts';
import { DEFAULT_TITLE_LENGTH, formatPageTitle } from '../model/pageTitle.ts';
import { parseReaderLook } from '../model/readerLook.ts';
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

let stored: string | null = null;
try {
  stored = localStorage[LOOK_KEY];
} catch {
  // Storage is blocked.
}
const look = parseReaderLook(stored);
applyTextSize(root, look.textScale);
// A theme in the address replaces the reader's; grey is no theme.
const theme = flags.theme === 'grey' ? look.theme : flags.theme || look.theme;
if (flags.theme === 'grey') root.dataset.grey = '';
if (theme) root.dataset.theme = theme;
if (flags.fontSize !== null) {
  const px = Math.min(80, Math.max(24, flags.fontSize));
  root.style.setProperty('--body-size', `${px / DESIGN_PX_PER_REM}rem`);
}
if (flags.title) {
  const maxCharacters = Number(root.dataset.titleLength ?? DEFAULT_TITLE_LENGTH);
  document.title = formatPageTitle(flags.title, maxCharacters);
}
if (flags.share) root.dataset.share = '';

// base.css shows buttons only with this attribute, because they need scripts.
root.dataset.js = '';

holdTaps(root);
importDeferredModules();
reloadOnStaleChunk();
