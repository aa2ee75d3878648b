'use strict';

/**
 * Where a Chromium of this machine is. CommonJS in old syntax without dependencies,
 * because setup.cjs asks before anything is installed; chromium.ts is its typed face.
 */

var fs = require('node:fs');
var path = require('node:path');

var NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
  var folders = (process.env.PATH || '').split(path.delimiter).filter(Boolean);
  var candidates = MAC_APPS.slice();
  folders.forEach((folder) => {
    NAMES.forEach((name) => {
      candidates.push(path.join(folder, name));
    });
  });
  return candidates.filter(isProgram)[0] || '';
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
  findDownloadedChromium: findDownloadedChromium,
};
