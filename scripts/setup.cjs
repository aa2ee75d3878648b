'use strict';

/**
 * Prepares the checkout: installs the locked dependencies and, with `--browser`, Chromium
 * and ffmpeg; prints nothing when all is installed. npm runs it before node_modules exists
 * and with the system's Node, so it is CommonJS in old syntax and needs no package.
 */

var childProcess = require('node:child_process');
var fs = require('node:fs');
var path = require('node:path');
var finder = require('./findChromium.cjs');

var ROOT = path.join(__dirname, '..');
var WINDOWS = process.platform === 'win32';
var OLDEST_NODE = [22, 12];
var SHELL_PACKAGE = 'chromium-headless-shell';
var PACKAGES = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core'];

function say(text) {
  console.error(`setup: ${text}`);
}

function stop(text) {
  say(text);
  process.exit(1);
}

/** Runs a program with visible output; true when its exit code is 0. */
function run(program, args, env) {
  var options = {
    cwd: ROOT,
    stdio: 'inherit',
    shell: WINDOWS,
    env: Object.assign({}, process.env, env),
  };
  return childProcess.spawnSync(program, args, options).status === 0;
}

function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')).packages || null;
  } catch (_) {
    return null;
  }
}

/**
 * Whether node_modules matches the lock file. Compared by content, because a clone or a
 * restored cache has new file times: npm's record of the installation contains the lock's
 * entries, without optional ones of other platforms.
 */
function isInstalled() {
  var locked = readPackages('package-lock.json');
  var installed = readPackages('node_modules/.package-lock.json');
  if (!locked) return stop('package-lock.json is missing or broken.');
  if (!installed) return false;
  var asLocked = Object.keys(locked).every((name) => {
    var want = locked[name];
    var have = installed[name];
    if (name === '') return true;
    if (!have) return want.optional === true;
    return have.version === want.version && have.integrity === want.integrity;
  });
  var nothingElse = Object.keys(installed).every((name) => locked[name]);
  return asLocked && nothingElse && fs.existsSync(path.join(ROOT, 'node_modules', '.bin'));
}

function install() {
  say('installing the dependencies (npm ci)');
  var args = ['ci', '--loglevel=error'];
  var npm = process.env.npm_execpath;
  var done = /npm-cli\.js$/.test(npm || '')
    ? run(process.execPath, [npm].concat(args))
    : run('npm', args);
  if (!done) stop('npm ci failed; its message stands above.');
}

/** Checks Node: the project's scripts are TypeScript and need type stripping (Node 24, a dependency). */
function checkNode() {
  var packaged = path.join(ROOT, 'node_modules', '.bin', WINDOWS ? 'node.cmd' : 'node');
  if (fs.existsSync(packaged)) return;
  var version = process.versions.node.split('.').map(Number);
  var newEnough =
    version[0] > OLDEST_NODE[0] || (version[0] === OLDEST_NODE[0] && version[1] >= OLDEST_NODE[1]);
  if (newEnough) return;
  stop(
    `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.version}, and no ` +
      `packaged Node was installed for ${process.platform}-${process.arch}.`,
  );
}

function canUseApt() {
  var isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  return isRoot && fs.existsSync('/usr/bin/apt-get');
}

function installFromDistribution() {
  var quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  var install = ['install', '-y', '-qq', '--no-install-recommends'];
  say(`no Chromium here: installing ${PACKAGES.join(', ')} (apt-get)`);
  return (
    run('apt-get', ['update', '-qq'], quiet) &&
    run('apt-get', install.concat(PACKAGES), quiet) &&
    finder.findSystemChromium() !== ''
  );
}

function download() {
  var cli = path.join(ROOT, 'node_modules', 'playwright', 'cli.js');
  say('downloading a Chromium (playwright install chromium)');
  // As root Playwright can install the system libraries, too.
  var args = [cli, 'install'].concat(canUseApt() ? ['--with-deps'] : [], 'chromium');
  return run(process.execPath, args) && finder.findDownloadedChromium() !== '';
}

/** Ensures Chromium: the system's, else the distribution's package, else Playwright's download. */
function ensureChromium() {
  if (finder.findSystemChromium() || finder.findDownloadedChromium()) return;
  if (canUseApt() && installFromDistribution()) return;
  if (download()) return;
  stop('no Chromium could be had: install one and put it on PATH or name it in CHROMIUM_PATH.');
}

/**
 * Installs the distribution's headless shell beside its Chromium, because tests take half
 * the time in it. Without it they run in the whole browser.
 */
function ensureHeadlessShell() {
  var quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  var isPackaged = finder.findSystemChromium() === '/usr/bin/chromium';
  if (!isPackaged || !canUseApt() || process.env.CHROMIUM_PATH) return;
  if (finder.findHeadlessShell()) return;
  say('no chromium-headless-shell here: installing it (apt-get)');
  run('apt-get', ['update', '-qq'], quiet);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL_PACKAGE], quiet);
  if (!finder.findHeadlessShell()) say('it could not be had: browser tests take twice the time.');
}

function hasFfmpeg() {
  return childProcess.spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** Ensures ffmpeg, which live streams need; without it their tests are skipped. */
function ensureFfmpeg() {
  var quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  if (hasFfmpeg()) return;
  if (canUseApt()) {
    say('no ffmpeg here: installing it (apt-get)');
    run('apt-get', ['update', '-qq'], quiet);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg'], quiet);
  }
  if (!hasFfmpeg()) say('no ffmpeg could be had: tests of live streams will be skipped.');
}

try {
  if (!isInstalled()) install();
  checkNode();
  if (process.argv.indexOf('--browser') >= 0) {
    ensureChromium();
    ensureHeadlessShell();
    ensureFfmpeg();
  }
} catch (error) {
  stop(error.message);
}
