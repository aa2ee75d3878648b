/**
 * Formats all addresses in answers. They begin with the origin of the request, so that they
 * contain the actual port.
 */
export interface Addresses {
  readonly base: string;
  /** Images of articles; the path is `imageSuffixPath` of the configuration. */
  readonly image: (name: string) => string;
  /** Logos and icons. */
  readonly logo: (name: string) => string;
  /** Audio, video and other files. */
  readonly file: (name: string) => string;
  /** A live stream as FLV (HTTP and WebSocket) and as HLS. */
  readonly stream: (name: string) => { readonly flv: string; readonly segments: string };
  /** A video sample in segments. */
  readonly segments: (name: string) => string;
  /** Files that readers uploaded. */
  readonly upload: (name: string) => string;
  readonly call: (pathAndQuery: string) => string;
  /** A page of the site: `newsDetail/12/345.html`. */
  readonly page: (path: string) => string;
  /** The push channel. */
  readonly push: string;
}

export const IMAGE_PATH = '/media/pic/';
export const LOGO_PATH = '/media/look/';
export const FILE_PATH = '/media/file/';
export const UPLOAD_PATH = '/media/up/';
export const SEGMENTS_PATH = '/media/hls/';
export const STREAM_PATH = '/live/';
export const PUSH_PATH = '/push';

/**
 * @param base `http://localhost:4322`
 * @param pages URL of the site's pages: `http://localhost:4321/displayTemplate/news`
 */
export function createAddresses(base: string, pages: string): Addresses {
  const absolute = (path: string, name: string) =>
    /^(https?:)?\/\//.test(name) ? name : `${base}${path}${name}`;
  return {
    base,
    image: (name) => absolute(IMAGE_PATH, /\.[a-z]+$/.test(name) ? name : `${name}.jpg`),
    logo: (name) => absolute(LOGO_PATH, name),
    file: (name) => absolute(FILE_PATH, name),
    stream: (name) => ({
      flv: `${base}${STREAM_PATH}${name}.flv`,
      segments: `${base}${STREAM_PATH}${name}/index.m3u8`,
    }),
    segments: (name) => `${base}${SEGMENTS_PATH}${name}/index.m3u8`,
    upload: (name) => absolute(UPLOAD_PATH, name),
    call: (pathAndQuery) => `${base}/app_if/${pathAndQuery}`,
    page: (path) => `${pages}/${path}`,
    push: `${base.replace(/^http/, 'ws')}${PUSH_PATH}`,
  };
}
