'use strict';

/**
 * Finds Chromium on this machine. CommonJS in old syntax without dependencies, because
 * setup.cjs uses it before anything is installed; chromium.ts is the typed interface.
 */

var fs = require('node:fs');
var path = require('node:path');

var NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless shell (a Debian package), in which tests take half the time. */
var SHELL = 'chromium-headless-shell';
var MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Returns CHROMIUM_PATH or the path of the system's Chromium; '' for none. */
function findSystemChromium() {
  var given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given} is not a program: correct or remove it.`);
  }
  return MAC_APPS.concat(onPath(NAMES)).filter(isProgram)[0] || '';
}

/** Returns the path of the system's headless shell; '' for none, or when CHROMIUM_PATH is set. */
function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? '' : onPath([SHELL]).filter(isProgram)[0] || '';
}

/** Lists the paths that programs with these names can have, in the order of PATH. */
function onPath(names) {
  var folders = (process.env.PATH || '').split(path.delimiter).filter(Boolean);
  return folders.reduce(
    (found, folder) => found.concat(names.map((name) => path.join(folder, name))),
    [],
  );
}

/** Returns the path of the Chromium that Playwright downloaded; '' for none, or without Playwright. */
function findDownloadedChromium() {
  try {
    return [require('playwright').chromium.executablePath()].filter(isProgram)[0] || '';
  } catch (_) {
    return '';
  }
}

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch (_) {
    return false;
  }
}

module.exports = {
  findSystemChromium: findSystemChromium,
  findHeadlessShell: findHeadlessShell,
  findDownloadedChromium: findDownloadedChromium,
};
