import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANG_OF } from '../../../src/i18n/translate.ts';
import { decideAccent } from '../../../src/model/colour.ts';
import { cutCharacters } from '../../../src/model/cutCharacters.ts';
import { MANIFEST_FILE, TOUCH_ICON_FILE } from '../../../src/model/offline/keptPages.ts';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';
import { linkTo } from '../../../src/routes.ts';
import type { Settings } from '../../../src/settings.ts';
import { type FileAccess, fetchFile } from '../../network/fetchFile.ts';
import { readFileIfExists, writeFileAtomically } from '../atomicFile.ts';
import type { IconForm } from './drawIcons.ts';

/** Changes with the code that draws icons, so that they are drawn again. */
const DRAWING = 1;
const MAX_LOGO_BYTES = 5_000_000;
/** Home screens that read no manifest round its corners. */
const TOUCH_ICON: IconForm = { size: 180, share: 0.86 };

interface InstallFiles {
  readonly outDir: string;
  readonly compress: boolean;
  readonly settings: Pick<Settings, 'siteBase' | 'siteUrl' | 'defaultLocale'>;
  readonly config: Pick<SiteConfig, 'siteName' | 'appName' | 'appLogo' | 'padLogo' | 'padColor'>;
  readonly access: FileAccess;
}

/**
 * Writes the web app manifest and its icons, from the logo of the CMS. Icons are drawn again when
 * the site has another logo, name or colour, and when the logo did not arrive the last time. Rejects
 * when a file cannot be written.
 */
export async function writeInstallFiles(files: InstallFiles): Promise<void> {
  const { outDir, config, settings } = files;
  const accent = decideAccent(config.padColor).light;
  const siteName = nameSite({ settings, config });
  const address = config.appLogo || config.padLogo;
  const format = (hasLogo: boolean) => {
    const version = hashParts([DRAWING, address, siteName, accent, hasLogo]);
    return { version, manifest: formatManifest({ settings, config, accent, version }) };
  };
  const write = (name: string, content: string | Uint8Array) =>
    writeFileAtomically(path.join(outDir, name), content, {
      compress: files.compress && name === MANIFEST_FILE,
    });

  const wanted = format(address !== '');
  const present = (await readFileIfExists(path.join(outDir, MANIFEST_FILE)))?.toString();
  const drawn = present === wanted.manifest ? await readIcons(outDir, wanted.version) : null;
  if (drawn) {
    // Written again with the same bytes: a target may lack them.
    for (const [name, bytes] of drawn) await write(name, bytes);
    await write(MANIFEST_FILE, wanted.manifest);
    return;
  }
  const logo = await loadLogo(address, files);
  const { version, manifest } = format(logo !== null);
  // With the library of images, which few runs need.
  const { drawIcon } = await import('./drawIcons.ts');
  for (const [name, form] of listIcons(version)) {
    await write(name, await drawIcon({ logo, siteName, accent }, form));
  }
  await write(MANIFEST_FILE, manifest);
}

/** Returns the logo as PNG; null when there is none, or when it does not arrive. */
async function loadLogo(
  address: string,
  { settings, access }: InstallFiles,
): Promise<Buffer | null> {
  const url = address === '' ? null : URL.parse(address, settings.siteUrl);
  const file = url && (await fetchFile(url, access, MAX_LOGO_BYTES));
  return file && readLogo(file);
}

const hashParts = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);

/** Returns the icons by the names of their files. */
const listIcons = (version: string): readonly (readonly [string, IconForm])[] => [
  ...MANIFEST_ICONS.map((icon) => [formatIconFile(icon, version), icon] as const),
  [TOUCH_ICON_FILE, TOUCH_ICON],
];

/** Returns the bytes of all icons; null when one is missing. */
async function readIcons(
  outDir: string,
  version: string,
): Promise<readonly (readonly [string, Buffer])[] | null> {
  const icons: [string, Buffer][] = [];
  for (const [name] of listIcons(version)) {
    const bytes = await readFileIfExists(path.join(outDir, name));
    if (bytes === null) return null;
    icons.push([name, bytes]);
  }
  return icons;
}

/** Some launchers show so many characters below an icon. */
const SHORT_NAME = 12;

/** What the manifest is made from. */
interface ManifestFacts {
  readonly settings: Pick<Settings, 'siteBase' | 'siteUrl' | 'defaultLocale'>;
  readonly config: Pick<SiteConfig, 'siteName' | 'appName'>;
  readonly accent: string;
  /** Part of the icons' names: another one for other icons, since launchers keep icons by name. */
  readonly version: string;
}

/** The icons of the manifest: purpose, size in px, and the share of it that the logo may fill. */
const MANIFEST_ICONS = [
  { purpose: 'any', size: 192, share: 1 },
  { purpose: 'any', size: 512, share: 1 },
  // Launchers cut a circle of 80 % out of it.
  { purpose: 'maskable', size: 512, share: 0.56 },
] as const;

const formatIconFile = (
  { purpose, size }: Pick<(typeof MANIFEST_ICONS)[number], 'purpose' | 'size'>,
  version: string,
): string => `icons/${purpose}-${size}.${version}.png`;

/** Returns the name of the site; its host when the CMS has none. */
const nameSite = ({ settings, config }: Pick<ManifestFacts, 'settings' | 'config'>) =>
  config.siteName || config.appName || new URL(settings.siteUrl).hostname;

/** Formats the web app manifest, which makes the site installable. */
function formatManifest(facts: ManifestFacts): string {
  const { settings, accent, version } = facts;
  const { siteBase, defaultLocale } = settings;
  const name = nameSite(facts);
  const home = linkTo('home', {}, siteBase);
  const manifest = {
    id: home,
    name,
    short_name: cutCharacters(name, SHORT_NAME),
    lang: LANG_OF[defaultLocale],
    dir: 'ltr',
    start_url: home,
    scope: `${siteBase}/`,
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: accent,
    icons: MANIFEST_ICONS.map((icon) => ({
      src: `${siteBase}/${formatIconFile(icon, version)}`,
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
      purpose: icon.purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

const PROGRAM = fileURLToPath(new URL('./logoProgram.ts', import.meta.url));

/** A drawing of a hundred bytes can ask for minutes of work, which no library gives up by itself. */
const LIMIT_MS = 10_000;
/** Of the image that is read. */
const MAX_BYTES = 16_000_000;

/**
 * Returns a logo in any format as PNG without its margins, at most 1,024 px wide and high; null when it
 * is no image, is damaged, or takes too long. It is read by a process of its own, which can be ended.
 */
export function readLogo(logo: Buffer, limitMs = LIMIT_MS): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const limits = { timeout: limitMs, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES } as const;
    const child = execFile(
      process.execPath,
      [PROGRAM],
      { ...limits, encoding: 'buffer' },
      (error, image) => resolve(error ? null : image),
    );
    // A program that has ended reads nothing.
    child.stdin?.on('error', () => {}).end(logo);
  });
}
