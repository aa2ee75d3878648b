/**
 * Every address that an answer holds. They start with the host that the request
 * was made to, so that they follow the port the origin really listens on.
 */
export interface Addresses {
  readonly base: string;
  /** Article pictures: the config names this path as `imageSuffixPath`. */
  readonly picture: (name: string) => string;
  /** Logos and icons. */
  readonly look: (name: string) => string;
  /** Sound, video and files. */
  readonly file: (name: string) => string;
  /** A stream on air, '' where none runs: `.flv` for http and web sockets, segments beside it. */
  readonly stream: (name: string) => { readonly flv: string; readonly segments: string };
  /** A sample in segments. */
  readonly segments: (name: string) => string;
  /** Pictures that readers uploaded. */
  readonly upload: (name: string) => string;
  readonly call: (pathAndQuery: string) => string;
  /** A page of the reader: `newsDetail/12/345.html`. */
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
 * @param pages where the reader's pages stand: `http://localhost:4321/displayTemplate/news`
 * @param streams whether the streams are on air
 */
export function createAddresses(base: string, pages: string, streams = false): Addresses {
  const absolute = (path: string, name: string) =>
    /^(https?:)?\/\//.test(name) ? name : `${base}${path}${name}`;
  return {
    base,
    picture: (name) => absolute(IMAGE_PATH, /\.[a-z]+$/.test(name) ? name : `${name}.jpg`),
    look: (name) => absolute(LOGO_PATH, name),
    file: (name) => absolute(FILE_PATH, name),
    stream: (name) =>
      streams
        ? {
            flv: `${base}${STREAM_PATH}${name}.flv`,
            segments: `${base}${STREAM_PATH}${name}/index.m3u8`,
          }
        : { flv: '', segments: '' },
    segments: (name) => `${base}${SEGMENTS_PATH}${name}/index.m3u8`,
    upload: (name) => absolute(UPLOAD_PATH, name),
    call: (pathAndQuery) => `${base}/app_if/${pathAndQuery}`,
    page: (path) => `${pages}/${path}`,
    push: `${base.replace(/^http/, 'ws')}${PUSH_PATH}`,
  };
}
