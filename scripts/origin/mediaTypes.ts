/** Types of video and audio that readers may upload. */
export type MediaType = 'mp4' | 'mov' | 'webm' | 'mp3' | 'm4a' | 'wav';

const VIDEO_BRAND = /^(?:isom|iso[2-9]|mp4[12]|mp71|avc1|dash|MSNV|M4V.|3gp.)$/;
const AUDIO_BRAND = /^M4[AB] $/;
/** Matroska files begin with the same bytes; only WebM has `webm` in its header. */
const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const;
const EBML_HEAD_BYTES = 64;

/** Detects the type by the first bytes of a file, not by its name; null for any other type. */
export function detectMediaType(head: Buffer): MediaType | null {
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(4, 8) === 'ftyp') return detectBrandType(text(8, 12));
  if (text(0, 4) === 'RIFF') return text(8, 12) === 'WAVE' ? 'wav' : null;
  if (EBML.every((byte, index) => head[index] === byte)) {
    return text(0, EBML_HEAD_BYTES).includes('webm') ? 'webm' : null;
  }
  return text(0, 3) === 'ID3' || isMp3Frame(head[0], head[1]) ? 'mp3' : null;
}

function detectBrandType(brand: string): MediaType | null {
  if (brand === 'qt  ') return 'mov';
  if (AUDIO_BRAND.test(brand)) return 'm4a';
  return VIDEO_BRAND.test(brand) ? 'mp4' : null;
}

/** Whether two bytes begin an MPEG layer III frame. */
export const isMp3Frame = (first = 0, second = 0): boolean =>
  first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;

export const isVideo = (type: MediaType): boolean =>
  type === 'mp4' || type === 'mov' || type === 'webm';
