'use strict';

/**
 * Where a Chromium of this machine is. CommonJS in old syntax without dependencies,
 * because setup.cjs asks before anything is installed; chromium.ts is its typed face.
 */

var fs = require('node:fs');
var path = require('node:path');

var NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The browser without any window of its own (a package of Debian's): pages cost half as much in it. */
var SHELL = 'chromium-headless-shell';
var MAC_APPS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of the machine's own Chromium or of CHROMIUM_PATH; '' when it has none. */
function findSystemChromium() {
  var given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH=${given} is not a program: correct or remove it.`);
  }
  return MAC_APPS.concat(onPath(NAMES)).filter(isProgram)[0] || '';
}

/** Path of the machine's Chromium without a window; '' when it has none or CHROMIUM_PATH names another. */
function findHeadlessShell() {
  return process.env.CHROMIUM_PATH ? '' : onPath([SHELL]).filter(isProgram)[0] || '';
}

/** Where programs of these names may stand, the folders of PATH in their order. */
function onPath(names) {
  var folders = (process.env.PATH || '').split(path.delimiter).filter(Boolean);
  return folders.reduce(
    (found, folder) => found.concat(names.map((name) => path.join(folder, name))),
    [],
  );
}

/** Path of the Chromium that Playwright downloaded; '' when it has not. */
function findDownloadedChromium() {
  var file = require('playwright').chromium.executablePath();
  return file && isProgram(file) ? file : '';
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
