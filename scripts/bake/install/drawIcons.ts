import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { element } from '../feeds/xml.ts';

/** What the icons of a site are drawn from. */
export interface IconSource {
  /** The site's logo as `readLogo` returns it; null without one. */
  readonly logo: Buffer | null;
  /** Drawn in place of a logo that is missing. */
  readonly siteName: string;
  /** The colour of the ground of drawn names, `#rrggbb`. */
  readonly accent: string;
}

/** An icon: how wide it is in px, and the share of it that a logo may fill. */
export interface IconForm {
  readonly size: number;
  readonly share: number;
}

/** A logo of another form than a square gets margins, so that it does not touch the edges. */
const WIDE_SHARE = 0.84;
const SQUARE_RATIO = 1.1;

/**
 * Returns a square icon as PNG, without transparent parts: the logo on a plain ground, otherwise the
 * first character of the site's name on its colour.
 */
export async function drawIcon(source: IconSource, form: IconForm): Promise<Buffer> {
  const { logo } = source;
  return logo ? drawLogo(logo, form) : drawName(source, form);
}

async function drawLogo(logo: Buffer, { size, share }: IconForm): Promise<Buffer> {
  const { width, height } = await sharp(logo).metadata();
  const ratio = Math.max(width / height, height / width);
  const filled = ratio > SQUARE_RATIO ? Math.min(share, WIDE_SHARE) : share;
  const inner = Math.round(size * filled);
  const fitted = await sharp(logo)
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  // A light logo would not be visible on white.
  const background = (await isLight(logo)) ? '#1c1b1a' : '#ffffff';
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: fitted }])
    .png({ palette: true })
    .toBuffer();
}

/** Light from this mean of the visible parts on, of 255. */
const LIGHT = 225;

async function isLight(image: Buffer): Promise<boolean> {
  const { data, info } = await sharp(image)
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < info.width * info.height * 4; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    sum += ((r + g + b) / 3) * alpha;
    weight += alpha;
  }
  // A logo without transparent parts has a ground of its own.
  return weight > 0 && weight < info.width * info.height * 255 * 0.98 && sum / weight > LIGHT;
}

/** The newspaper of `public/favicon.svg` in white, on a grid of 32. */
const NEWSPAPER = 'M9 9h14v2H9zm0 5h14v2H9zm0 5h6v6H9zm8 0h6v2h-6zm0 4h6v2h-6z';

async function drawName(
  { siteName, accent }: IconSource,
  { size, share }: IconForm,
): Promise<Buffer> {
  const [letter = ''] = siteName.trim();
  const inner = size * share;
  const mark = (await knowFont(letter))
    ? element('text', letter.toUpperCase(), {
        x: `${size / 2}`,
        y: `${size / 2 + inner * 0.23}`,
        fill: '#fff',
        'font-family': 'sans-serif',
        'font-size': `${inner * 0.62}`,
        'font-weight': '700',
        'text-anchor': 'middle',
      })
    : element('path', [], {
        d: NEWSPAPER,
        fill: '#fff',
        transform: `translate(${(size - inner) / 2} ${(size - inner) / 2}) scale(${inner / 32})`,
      });
  const ground = element('rect', [], { width: `${size}`, height: `${size}`, fill: accent });
  const image = element('svg', [ground, mark], {
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${size}`,
    height: `${size}`,
  });
  return sharp(Buffer.from(image.xml)).png({ palette: true }).toBuffer();
}

const run = promisify(execFile);
const FONT_LIMIT_MS = 5_000;

/** What is known of the fonts of this machine: each icon of a site asks for the same letter. */
const fonts = new Map<string, Promise<boolean>>();

function knowFont(letter: string): Promise<boolean> {
  const known = fonts.get(letter) ?? hasFont(letter);
  fonts.set(letter, known);
  return known;
}

/** Returns whether a font of this machine has the character; without one a box would be drawn. */
async function hasFont(letter: string): Promise<boolean> {
  const code = letter.codePointAt(0);
  if (code === undefined) return false;
  try {
    const { stdout } = await run('fc-list', [`:charset=${code.toString(16)}`, 'family'], {
      timeout: FONT_LIMIT_MS,
    });
    return stdout.trim() !== '';
  } catch {
    return false;
  }
}
