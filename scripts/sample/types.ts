import type {
  ArticleKind,
  CreditRole,
  YoungReporter,
} from '../../src/model/article/articleTypes.ts';

/**
 * An article of the sample content, and the JSON that `POST /control/article` accepts and
 * the origin's database stores: that is why its fields keep the names `picture` and
 * `praises`. Fields that are left out are not set.
 * An image is named `{scene}-{number}[-shape]`, by which a picture is chosen (readPicture.ts).
 * A media file is named with its extension (`almanac.mp3`).
 */
export interface SampleArticle {
  readonly id: number;
  readonly column: number;
  /** Further columns that list it. */
  readonly alsoIn?: readonly number[];
  readonly kind?: ArticleKind;
  /** `2026-11-20 09:12`, China time. */
  readonly at: string;
  /** Epoch ms of the last change; the publishing time when left out. */
  readonly changedAt?: number;
  /** `aStatus`: 1 is published. */
  readonly status?: number;
  /** No longer answered; `listed`: lists still name it. */
  readonly withdrawn?: boolean | 'listed';
  /** Position among the pinned articles of its column, from 1. */
  readonly pinned?: number;
  readonly siteId?: number;

  readonly title: string;
  readonly subtitle?: string;
  readonly leadTitle?: string;
  readonly introTitle?: string;
  readonly listTitle?: string;
  readonly abstract?: string;
  readonly mark?: string;
  readonly source?: string;
  readonly sourceUrl?: string;
  readonly originalUrl?: string;
  readonly isEnglish?: boolean;

  readonly body?: readonly Block[];
  /** The body as raw HTML, in place of `body`. */
  readonly content?: string;
  readonly contentPlus?: string;
  /** The images of a photo set. */
  readonly photos?: readonly Photo[];
  readonly titlePictures?: readonly string[];
  readonly picType?: number;
  readonly big?: boolean;

  readonly credits?: Readonly<Partial<Record<CreditRole, string>>>;
  readonly youngReporters?: readonly YoungReporter[];
  readonly reporters?: readonly number[];
  readonly showReporterCard?: boolean;
  readonly tags?: readonly string[];
  readonly keywords?: string;
  readonly vote?: SampleVote;
  readonly attachments?: readonly { readonly name: string; readonly file: string }[];
  readonly certificate?: string;
  readonly copyright?: boolean;
  /** Number of rewards; rewards are switched off when left out. */
  readonly rewards?: number;
  readonly account?: number;
  /** Collected from WeChat (`rssType` 1): no word count, unusual markup. */
  readonly collected?: boolean;
  readonly onlyAppRead?: boolean;
  readonly points?: number;
  readonly discussClosed?: boolean;
  readonly shareClosed?: boolean;
  readonly advClosed?: boolean;
  readonly share?: { readonly title: string; readonly text: string; readonly picture: string };
  /** Site-defined fields: repeated under `extendedFiled`. */
  readonly extended?: Readonly<Record<string, string>>;

  /** An article of the printed newspaper: getPaperArticle answers it. */
  readonly paper?: SamplePaper;
  readonly live?: SampleLive;
  /** Root column of a special's own columns. */
  readonly specialColumn?: number;
  /** Target of links and H5 pages. */
  readonly link?: string;

  readonly related?: readonly number[];
  readonly hot?: readonly number[];
  readonly latest?: readonly number[];
  readonly clicks?: number;
  readonly praises?: number;
  readonly shares?: number;

  /** Fields that replace those of the answer unchanged, for tests of the client's tolerance. */
  readonly wire?: {
    readonly item?: Readonly<Record<string, unknown>>;
    readonly detail?: Readonly<Record<string, unknown>>;
  };
}

/** A block of a body. A string is a paragraph of plain text. */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly quote: string }
  | { readonly picture: string; readonly caption?: string }
  | { readonly table: readonly (readonly string[])[] }
  | {
      readonly video: string;
      readonly poster: string;
      readonly text?: string;
      readonly seconds: number;
      /** Higher than wide. */
      readonly tall?: boolean;
      /** File of captions (WebVTT). */
      readonly captions?: string;
      /** Its address is encrypted in answers (product 5.11). */
      readonly encrypted?: boolean;
    }
  | {
      readonly audio: string;
      readonly title: string;
      readonly text?: string;
      readonly seconds: number;
    }
  | { readonly html: string };

export interface Photo {
  readonly picture: string;
  readonly caption: string;
}

export interface SampleVote {
  readonly id: number;
  readonly name: string;
  /** `2026-12-31 18:00`, China time. */
  readonly endsAt: string;
  readonly needLogin?: boolean;
  /** 0 once, 1 daily, 2 `timesADay`, 3 without limit. */
  readonly cycle: number;
  readonly timesADay?: number;
  readonly appOnly?: boolean;
  readonly questions: readonly {
    readonly id: number;
    readonly name: string;
    /** 1 for single choice. */
    readonly limit: number;
    readonly options: readonly {
      readonly id: number;
      readonly name: string;
      readonly picture?: string;
      readonly votes: number;
    }[];
  }[];
}

export interface SamplePaper {
  readonly layoutId: number;
  readonly layout: string;
  readonly layoutPicture: string;
  /** Corners of the article on the page's image, in per cent. */
  readonly area: readonly (readonly [number, number])[];
  readonly topPicture?: string;
  readonly bottomPicture?: string;
}

export interface SampleLive {
  readonly linkId: number;
  /** 0 preview, 1 live now, 2 replay. */
  readonly status: LiveStatus;
  readonly startsAt: string;
  /** Its cameras; left out for a broadcast without video. */
  readonly lines?: readonly SampleCamera[];
}

export type LiveStatus = 0 | 1 | 2;

/** A camera of a broadcast: its live stream and its recording. */
export interface SampleCamera {
  readonly name: string;
  /** Name of a live stream (origin/stream). */
  readonly stream?: string;
  /** Folder of samples in segments, in place of a stream. */
  readonly segments?: string;
  readonly recording?: string;
}

/** A report of a broadcast, with text and images. */
export interface SampleReport {
  readonly user: string;
  /** Of key events. */
  readonly title?: string;
  /** Plain text or, where an editor pasted it, HTML. */
  readonly text: string;
  readonly at: string;
  readonly pinned?: boolean;
  readonly praises?: number;
  readonly pictures?: readonly string[];
  readonly videos?: readonly {
    readonly video: string;
    readonly poster: string;
    readonly seconds: number;
  }[];
}

export interface SampleVideoCategory {
  readonly id: number;
  readonly name: string;
}

/** A short video; its duration and size are in videos.ts. */
export interface SampleShortVideo {
  readonly id: number;
  readonly category: number;
  readonly video: string;
  readonly cover: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly at: string;
  readonly counts: {
    readonly clicks: number;
    readonly praises: number;
    readonly comments: number;
    readonly shares: number;
  };
}

export interface SampleColumn {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
  readonly style: number;
  readonly type?: string;
  readonly description?: string;
  readonly link?: string;
  /** Its link is this page of the site, below the base. */
  readonly page?: string;
  /** It has articles and is in no list of columns. */
  readonly unlisted?: boolean;
  /** Number of first items that are in the carousel. */
  readonly topCount?: number;
  /** Older servers leave carousel items in the list too (wire 4.14). */
  readonly topRepeats?: boolean;
  /** Image at the top of the column's page. */
  readonly topPicture?: string;
  readonly followers?: number;
  /** What its rows show beside the title; all but likes (`praises`) when left out. */
  readonly shows?: Partial<Readonly<Record<'time' | 'reads' | 'comments' | 'praises', boolean>>>;
  /** Colour of the line of a timeline; such a column has an icon of the line too. */
  readonly axisColor?: string;
  /** Broadcasts at the top of its list. */
  readonly live?: readonly number[];
  /** The module at the top of the column's page; `style` is its cmDisplayStyle. */
  readonly topModule?: SampleModule;
  readonly modules?: readonly SampleModule[];
  /** Number of rows that are generated at each request and not stored. */
  readonly generated?: number;
}

export interface SampleModule {
  readonly id: number;
  readonly type: number;
  readonly name: string;
  readonly position: number;
  /**
   * Ids of its items: columns in types 1 and 9, topics in type 2, questions to the government in type
   * 3, leaders in type 7, else articles.
   */
  readonly items: readonly number[];
  readonly style?: number;
  readonly target?: number;
  /** Only moduleView answers its items. */
  readonly isLoadedSeparately?: boolean;
}

export interface SampleReporter {
  readonly id: number;
  readonly name: string;
  readonly duty: string;
  readonly description: string;
  readonly followers: number;
}

export interface SampleAccount {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly followers: number;
  /** A category, or one below a category. */
  readonly category: number;
  /** Image at the top of its page; '' or left out for none. */
  readonly banner?: string;
  /** Readers may send it questions. */
  readonly takesQuestions?: boolean;
  /** `xyStatus` of an account that is no longer shown. */
  readonly status?: number;
  readonly forbidden?: boolean;
  /** It has no icon. */
  readonly faceless?: boolean;
}

/** A category of accounts; parent 0 is the root. */
export interface SampleAccountCategory {
  readonly id: number;
  readonly parent: number;
  readonly name: string;
}

export interface SampleLeader {
  readonly id: number;
  readonly name: string;
  readonly duty: string;
  readonly description: string;
  readonly group: number;
  /** A region of `LEADER_REGIONS`. */
  readonly region: number;
  /** The column of reports about the leader; 0 for none. */
  readonly column: number;
}

/** A product of the points shop. */
export interface SampleProduct {
  readonly id: number;
  readonly name: string;
  readonly pictures: readonly string[];
  readonly points: number;
  /** In fen. */
  readonly price: number;
  readonly stock: number;
  readonly from: string;
  readonly until: string;
  /** HTML, as an editor wrote it. */
  readonly content: string;
}

export interface SampleAd {
  readonly id: number;
  readonly slot: 'top' | 'bottom' | 'video' | 'photos' | 'list' | 'column' | 'event';
  readonly columns: readonly number[];
  /** Activities, for ads of events. */
  readonly activities?: readonly number[];
  readonly title: string;
  readonly picture: string;
  readonly link: string;
  readonly fixed?: boolean;
  readonly closable?: boolean;
  /** For ads in lists: before which row, from 1; after every fourth when left out. */
  readonly order?: number;
}

/** A comment with its replies. */
export interface SampleComment {
  /** null: the server has no name for this reader. */
  readonly user: string | null;
  readonly text: string;
  readonly at: string;
  readonly praises?: number;
  readonly place?: string;
  readonly pictures?: readonly string[];
  readonly official?: boolean;
  readonly pinned?: boolean;
  readonly excellent?: boolean;
  readonly inReview?: boolean;
  readonly replies?: readonly SampleComment[];
}

/** A reader with an account of the newspaper. */
export interface SampleMember {
  readonly phone: string;
  readonly nickname: string;
  /** Writes for the newspaper: comments are marked. */
  readonly official?: boolean;
  /** `2024-03-01 09:00`, China time. */
  readonly joinedAt: string;
}

/** Points that a sample member has earned or spent. */
export interface SamplePoints {
  readonly phone: string;
  /** The event's name. */
  readonly type: string;
  readonly score: number;
  readonly message: string;
  /** `2026-11-20 09:12`, China time. */
  readonly at: string;
  /** A product of the points shop that was bought with them. */
  readonly productId?: number;
}
