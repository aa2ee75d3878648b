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
  /** Pictures that readers uploaded. */
  readonly upload: (name: string) => string;
  readonly call: (pathAndQuery: string) => string;
  /** A page of the reader: `newsDetail/12/345.html`. */
  readonly page: (path: string) => string;
}

export const PICTURE_PATH = '/media/pic/';
export const LOOK_PATH = '/media/look/';
export const FILE_PATH = '/media/file/';
export const UPLOAD_PATH = '/media/up/';

/**
 * @param base `http://localhost:4322`
 * @param pages where the reader's pages stand: `http://localhost:4321/displayTemplate/news`
 */
export function createAddresses(base: string, pages: string): Addresses {
  const absolute = (path: string, name: string) =>
    /^(https?:)?\/\//.test(name) ? name : `${base}${path}${name}`;
  return {
    base,
    picture: (name) => absolute(PICTURE_PATH, /\.[a-z]+$/.test(name) ? name : `${name}.jpg`),
    look: (name) => absolute(LOOK_PATH, name),
    file: (name) => absolute(FILE_PATH, name),
    upload: (name) => absolute(UPLOAD_PATH, name),
    call: (pathAndQuery) => `${base}/app_if/${pathAndQuery}`,
    page: (path) => `${pages}/${path}`,
  };
}
