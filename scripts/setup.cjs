'use strict';

/**
 * Prepares the checkout: installs the locked dependencies, with `--tools` also those for tests and
 * checks, and with `--browser` Chromium, too; prints nothing when all is installed. npm runs it
 * before node_modules exists and with the system's Node, so it is CommonJS and needs no package.
 */

var childProcess = require('node:child_process');
var fs = require('node:fs');
var os = require('node:os');
var path = require('node:path');
var finder = require('./findChromium.cjs');

var ROOT = path.join(__dirname, '..');
var MODULES = path.join(ROOT, 'node_modules');
/** Where npm installs, in a folder named by the process, beside a lock file with the address of every archive. */
var STAGES = path.join(ROOT, '.cache', 'install');
var WINDOWS = process.platform === 'win32';
var OLDEST_NODE = [22, 18];
var BROWSER = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core'];
var SHELL = 'chromium-headless-shell';
/**
 * What only editors, debuggers and compilers of C read; builds of PDF.js for newer browsers; tests.
 * Astro copies declarations of its own, and the build copies licenses.
 */
var UNREAD =
  /^(?!astro\/|.*\blicen[cs]e\.md$).*\.(?:map|md|[cm]?ts)$|^(?:node-[\w-]+\/include|pdfjs-dist\/(?:build|image_decoders|web)|tailwindcss\/peers|bintrees\/test)$/i;
var NEEDS_BROWSER = process.argv.indexOf('--browser') >= 0;
var NEEDS_TOOLS = NEEDS_BROWSER || process.argv.indexOf('--tools') >= 0;

function say(text) {
  console.error(`setup: ${text}`);
}

function stop(text) {
  say(text);
  process.exit(1);
}

/** Runs a program with visible output, in ROOT or `cwd`; resolves to whether its exit code is 0. */
function run(program, args, env, cwd) {
  var options = {
    cwd: cwd || ROOT,
    stdio: 'inherit',
    shell: WINDOWS,
    env: Object.assign({}, process.env, env),
  };
  return new Promise((resolve) => {
    var child = childProcess.spawn(program, args, options);
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')).packages || null;
  } catch (_) {
    return null;
  }
}

/**
 * Whether node_modules matches the lock file; more than what is needed may be installed. Compared
 * by content, because a clone or a restored cache has new file times: npm's record of the
 * installation contains the lock's entries, without optional ones of other platforms.
 */
function isInstalled() {
  var locked = readPackages('package-lock.json');
  var installed = readPackages('node_modules/.package-lock.json');
  if (!locked) return stop('package-lock.json is missing or broken.');
  if (!installed) return false;
  var asLocked = Object.keys(locked).every((name) => {
    var want = locked[name];
    var have = installed[name];
    if (name === '' || (want.dev && !NEEDS_TOOLS)) return true;
    if (!have) return want.optional === true || want.devOptional === true;
    return have.version === want.version && have.integrity === want.integrity;
  });
  var nothingElse = Object.keys(installed).every((name) => locked[name]);
  return asLocked && nothingElse && fs.existsSync(path.join(MODULES, '.bin'));
}

/** Resolves to whether npm has installed the packages. */
async function installPackages() {
  // No package needs its install script: links between libraries are made when they are used.
  var args = [
    'ci',
    NEEDS_TOOLS ? '--include=dev' : '--omit=dev',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  var npm = process.env.npm_execpath;
  var ownCache = canWriteCache() ? '' : fs.mkdtempSync(path.join(os.tmpdir(), 'npm-cache-'));
  var env = ownCache ? { npm_config_cache: ownCache } : {};
  var runNpm = (more, cwd) =>
    /npm-cli\.js$/.test(npm || '')
      ? run(process.execPath, [npm].concat(args, more), env, cwd)
      : run('npm', args.concat(more), env, cwd);
  say(`installing the dependencies (npm ${args[0]} ${args[1]})`);
  var stage = prepareStage();
  // Npm replaces the host of the addresses by that of its registry.
  var staged = await runNpm(['--replace-registry-host=always'], stage);
  var done = (staged && moveModules(stage)) || (await runNpm([], ROOT));
  fs.rmSync(stage, { recursive: true, force: true });
  if (ownCache) fs.rmSync(ownCache, { recursive: true, force: true });
  if (done && !NEEDS_TOOLS) removeUnread();
  return done;
}

/**
 * Makes a folder whose lock file has the address of every archive, and returns it. The project's own lock
 * file has none, because a registry is not its concern; without them npm first reads the list of all
 * versions of each package: 100 MB. Another command may install at the same time.
 */
function prepareStage() {
  var stage = path.join(STAGES, String(process.pid));
  fs.mkdirSync(STAGES, { recursive: true });
  // An installation that was ended has left up to 400 MB.
  fs.readdirSync(STAGES)
    .filter((name) => name === String(process.pid) || !isRunning(Number(name)))
    .forEach((name) => {
      fs.rmSync(path.join(STAGES, name), { recursive: true, force: true });
    });
  fs.mkdirSync(stage);
  ['package.json', '.npmrc'].forEach((file) => {
    var from = path.join(ROOT, file);
    if (fs.existsSync(from)) fs.copyFileSync(from, path.join(stage, file));
  });
  var lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  Object.keys(lock.packages).forEach((folder) => {
    var entry = lock.packages[folder];
    var name = entry.name || folder.split('node_modules/').pop();
    if (!entry.integrity || entry.resolved) return;
    var archive = `${name.split('/').pop()}-${entry.version}.tgz`;
    entry.resolved = `https://registry.invalid/${name}/-/${archive}`;
  });
  fs.writeFileSync(path.join(stage, 'package-lock.json'), JSON.stringify(lock));
  return stage;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Puts the installed packages in their place; returns false where that is not possible. */
function moveModules(stage) {
  try {
    fs.rmSync(MODULES, { recursive: true, force: true });
    fs.renameSync(path.join(stage, 'node_modules'), MODULES);
    return true;
  } catch (_) {
    return false;
  }
}

/** Whether npm can write to its cache; npm stops when it cannot. */
function canWriteCache() {
  var cache = process.env.npm_config_cache;
  if (!cache) return true;
  var folder = path.join(cache, '_cacache', 'tmp');
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.rmdirSync(fs.mkdtempSync(path.join(folder, 'probe-')));
    return true;
  } catch (_) {
    return false;
  }
}

/** Removes what no program of a start reads: a third of the packages. */
function removeUnread() {
  fs.readdirSync(MODULES, { recursive: true }).forEach((name) => {
    if (!UNREAD.test(name.replace(/\\/g, '/'))) return;
    fs.rmSync(path.join(MODULES, name), { recursive: true, force: true });
  });
}

/**
 * Checks Node: the project's scripts are TypeScript and need type stripping. Node 24 is a dependency on
 * Linux and Windows; npm has no package of it for macOS.
 */
function checkNode() {
  var packaged = path.join(MODULES, '.bin', WINDOWS ? 'node.cmd' : 'node');
  if (fs.existsSync(packaged)) return;
  var version = process.versions.node.split('.').map(Number);
  var newEnough =
    version[0] > OLDEST_NODE[0] || (version[0] === OLDEST_NODE[0] && version[1] >= OLDEST_NODE[1]);
  if (newEnough) return;
  stop(
    `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.version}, and npm has none ` +
      `for ${process.platform}-${process.arch}: install Node 24 (https://nodejs.org; on macOS also ` +
      '`brew install node@24`) and run the command again.',
  );
}

function canUseApt() {
  var isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  return isRoot && fs.existsSync('/usr/bin/apt-get');
}

function findChromium() {
  return finder.findSystemChromium() || finder.findDownloadedChromium();
}

/**
 * Lists what the distribution can add, each as packages that belong together: Chromium, and its
 * headless shell, in which tests take half the time.
 */
function listMissing() {
  var system = finder.findSystemChromium();
  var needsChromium = !findChromium();
  var isPackaged = needsChromium || system === '/usr/bin/chromium';
  var needsShell = isPackaged && !process.env.CHROMIUM_PATH && !finder.findHeadlessShell();
  return [...(needsChromium ? [BROWSER] : []), ...(needsShell ? [[SHELL]] : [])];
}

/** Installs what is missing from the distribution, as far as it has it. */
async function installFromDistribution() {
  var missing = listMissing();
  if (missing.length === 0 || !canUseApt()) return;
  var quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  var install = (names) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends'].concat(names), quiet);
  say(`installing ${missing.flat().join(', ')} (apt-get)`);
  await run('apt-get', ['update', '-qq'], quiet);
  if (await install(missing.flat())) return;
  for (var names of missing) await install(names);
}

/** Checks what tests need: the system's Chromium, or the one that Playwright downloads. */
async function ensureBrowser() {
  var cli = path.join(MODULES, 'playwright', 'cli.js');
  if (!findChromium()) {
    say('downloading a Chromium (playwright install chromium)');
    // As root Playwright can install the system libraries, too.
    await run(
      process.execPath,
      [cli, 'install', canUseApt() ? '--with-deps' : '', 'chromium'].filter(Boolean),
    );
  }
  if (!findChromium()) {
    stop('no Chromium could be had: install one and put it on PATH or name it in CHROMIUM_PATH.');
  }
}

async function prepare() {
  // At the same time, because both mostly wait for servers and the disk.
  var programs = NEEDS_BROWSER ? installFromDistribution() : undefined;
  var done = isInstalled() || (await installPackages());
  await programs;
  if (!done) stop('npm ci failed; its message stands above.');
  checkNode();
  if (NEEDS_BROWSER) await ensureBrowser();
}

prepare().catch((error) => stop(error.message));
