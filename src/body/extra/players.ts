import { filterMediaLink } from '../../model/link.ts';
import { element, text } from '../tree.ts';
import type { ElementNode } from '../types.ts';

/** An embedded player of a video site, with the address of the video's page there. */
export interface Player {
  /** The site's name; a proper name, equal in every language. */
  readonly name: string;
  readonly watchUrl: string;
}

interface VideoSite {
  readonly name: string;
  readonly host: RegExp;
  /** Returns the watch page for a player's address; null when the address has no valid id. */
  readonly findWatchUrl: (url: URL) => string | null;
}

/** Formats the first group of the pattern; null when it does not match. */
const fill = (pattern: RegExp, text: string, format: (id: string) => string): string | null => {
  const id = pattern.exec(text)?.[1];
  return id === undefined ? null : format(id);
};

const tencentUrl = (vid: string): string | null =>
  fill(/^([a-z\d]{11})$/i, vid, (id) => `https://v.qq.com/x/page/${id}.html`);

const SITES: readonly VideoSite[] = [
  {
    name: 'YouTube',
    host: /(?:^|\.)(?:youtube|youtube-nocookie)\.com$|^youtu\.be$/,
    findWatchUrl: ({ hostname, pathname, searchParams }) => {
      const list = searchParams.get('list') ?? '';
      const id =
        hostname === 'youtu.be'
          ? pathname.slice(1)
          : (searchParams.get('v') ?? pathname.replace(/^\/(?:embed|v|shorts|live)\//, ''));
      return (
        // `videoseries` has the form of an id, but refers to the list.
        fill(
          /^(?!videoseries)([\w-]{11})(?:&|$)/,
          id,
          (v) => `https://www.youtube.com/watch?v=${v}`,
        ) ?? fill(/^([\w-]{10,64})$/, list, (l) => `https://www.youtube.com/playlist?list=${l}`)
      );
    },
  },
  {
    name: '哔哩哔哩',
    host: /(?:^|\.)(?:bilibili|hdslb)\.com$/,
    findWatchUrl: ({ pathname, searchParams }) => {
      const sent = searchParams.get('p') ?? searchParams.get('page') ?? '';
      const page = fill(/^([1-9]\d{0,3})$/, sent, (p) => (p === '1' ? '' : `?p=${p}`)) ?? '';
      const watchUrl = (id: string) => `https://www.bilibili.com/video/${id}${page}`;
      const [, inPath = ''] = /^\/video\/((?:BV|av)\w+)/.exec(pathname) ?? [];
      return (
        fill(/^(BV[a-zA-Z\d]{10})$/, searchParams.get('bvid') ?? inPath, watchUrl) ??
        fill(/^([1-9]\d{0,15})$/, searchParams.get('aid') ?? inPath.slice(2), (id) =>
          watchUrl(`av${id}`),
        )
      );
    },
  },
  {
    name: '腾讯视频',
    host: /^(?:v|imgcache|static\.video)\.qq\.com$/,
    findWatchUrl: ({ pathname, searchParams }) =>
      tencentUrl(searchParams.get('vid') ?? /\/([a-z\d]{11})\.html$/i.exec(pathname)?.[1] ?? ''),
  },
  {
    name: '优酷',
    host: /(?:^|\.)youku\.com$/,
    findWatchUrl: ({ pathname }) =>
      fill(
        /(?:\/sid\/|\/embed\/|\/id_)([A-Za-z\d_-]{10,24}={0,2})(?=[/.]|$)/,
        pathname,
        (id) => `https://v.youku.com/v_show/id_${id}.html`,
      ),
  },
  {
    name: 'Vimeo',
    host: /(?:^|\.)vimeo\.com$/,
    findWatchUrl: ({ pathname, searchParams }) => {
      // Unlisted videos need the hash as well.
      const hash = fill(/^([\da-f]{6,20})$/, searchParams.get('h') ?? '', (h) => `/${h}`) ?? '';
      return fill(/^\/(?:video\/)?(\d{1,12})$/, pathname, (id) => `https://vimeo.com/${id}${hash}`);
    },
  },
  {
    name: 'Dailymotion',
    host: /(?:^|\.)dailymotion\.com$|^dai\.ly$/,
    findWatchUrl: ({ pathname, searchParams }) =>
      fill(
        /^(?:\/embed)?(?:\/video)?\/?([a-z\d]{5,12})$/i,
        searchParams.get('video') ?? pathname,
        (id) => `https://www.dailymotion.com/video/${id}`,
      ),
  },
];

/** Returns the player of a known video site; null for every other address. */
export function findPlayer(address: string): Player | null {
  const filtered = filterMediaLink(address);
  if (!/^https?:/.test(filtered)) return null;
  const url = new URL(filtered);
  for (const { name, host, findWatchUrl } of SITES) {
    if (!host.test(url.hostname)) continue;
    const watchUrl = findWatchUrl(url);
    if (watchUrl) return { name, watchUrl };
  }
  return null;
}

/** Attributes with the id of a video in WeChat articles. */
const VIDEO_ID_ATTRIBUTES = ['data-mpvid', 'data-vid', 'vid'];

/** Returns the player of a WeChat element by its video id; null for none. */
export function findTencentPlayer(properties: Readonly<Record<string, string>>): Player | null {
  for (const attribute of VIDEO_ID_ATTRIBUTES) {
    const vid = properties[attribute] ?? '';
    const watchUrl = tencentUrl(vid);
    if (watchUrl !== null) return { name: '腾讯视频', watchUrl };
    // Videos uploaded to WeChat have a page of their own.
    const ownUrl = fill(/^(wxv_\d{1,30})$/, vid, (id) => `${WECHAT_PLAYER_URL}${id}`);
    if (ownUrl !== null) return { name: '微信', watchUrl: ownUrl };
  }
  return null;
}

const WECHAT_PLAYER_URL =
  'https://mp.weixin.qq.com/mp/readtemplate?t=pages/video_player_tmpl&action=mpvideo&vid=';

/** Default titles of players, which do not describe the video. */
const PLAYER_TITLE = /^(?:[a-z]+ )?(?:video )?(?:player|embed)$/i;

/** Creates a link with the title of a video and its site. */
export const playerCard = ({ name, watchUrl }: Player, title = ''): ElementNode =>
  card('embed embed-video', watchUrl, PLAYER_TITLE.test(title.trim()) ? '' : title.trim(), name);

/** Creates a link to the page that a frame would have shown, or to its file. */
export function frameCard(address: string, title = ''): ElementNode {
  const file = findFile(address);
  return card('embed', file?.url ?? address, title.trim() || (file?.name ?? ''), '');
}

/** Creates the card of a page: of its video, if it is one. */
export function linkCard(address: string, title = ''): ElementNode {
  const player = findPlayer(address);
  return player === null ? frameCard(address, title) : playerCard(player, title);
}

/** Files that are read in another program. */
const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|rtf|csv|wps|et|dps|ofd|epub|zip|rar|7z|swf)$/i;
/** Parameters of pages that show a file, with its address. */
const FILE_PARAMETERS = ['file', 'url', 'src', 'furl'];

/** Creates a link to the file that a page of the server shows; null for other pages. */
export function fileCard(path: string, title = ''): ElementNode | null {
  const file = findFile(new URL(path, NOWHERE).href);
  return file === null || file.url.startsWith(NOWHERE)
    ? null
    : card('embed', file.url, title.trim() || file.name, '');
}

/** Stands for the server that a path was copied from. */
const NOWHERE = 'https://nowhere.invalid';

/** Returns the file that an address is, or that a page of this address shows; null for other pages. */
function findFile(address: string) {
  const { searchParams } = new URL(address);
  const inner = FILE_PARAMETERS.map((name) => searchParams.get(name) ?? '').find((sent) => sent);
  for (const sent of [inner ?? '', address]) {
    const url = filterMediaLink(sent, address);
    const path = /^https?:/.test(url) ? new URL(url).pathname : '';
    if (FILE.test(path)) return { url, name: decodeName(path.slice(path.lastIndexOf('/') + 1)) };
  }
  return null;
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function card(className: string, href: string, title: string, name: string): ElementNode {
  const host = new URL(href).hostname.replace(/^www\./, '');
  const heading = title || name || host;
  const source = [name, host].filter((part) => part !== '' && part !== heading).join(' · ');
  const children = [element('b', {}, [text(heading)])];
  const line = source === '' ? [] : [text(' '), element('small', {}, [text(source)])];
  return element('figure', { class: className }, [element('a', { href }, [...children, ...line])]);
}
