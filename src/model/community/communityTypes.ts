import type { Account } from '../account/normaliseAccount.ts';
import type { JoinData } from '../activity/joinData.ts';
import type { ListItem } from '../article/articleTypes.ts';
import type { Leader } from '../column/columnTypes.ts';
import type { QuestionState, TopicItem } from './questionItem.ts';

/** What a question is addressed to. */
export type AddresseeKind = 'topic' | 'account' | 'reporter';

/** An image, video or audio file attached to a text. */
export interface Attached {
  readonly kind: 'picture' | 'video' | 'audio';
  /** An address that passed the link filter. */
  readonly url: string;
  /** Pixels; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  /** Seconds of video and audio; 0 when unknown. */
  readonly durationS: number;
  /** Poster image of a video; '' for none. */
  readonly poster: string;
  /** '' for none. */
  readonly caption: string;
}

/** The author of a text: a reader, a reporter, an account or an office. */
export interface Writer {
  /** A reader's uid, a reporter's or account's id; '' for an author without a page. */
  readonly id: string;
  readonly kind: 'reader' | 'reporter' | 'account';
  /** '' when the server has no name: the page shows a message for anonymous readers. */
  readonly name: string;
  readonly icon: string;
  /** Job title or employer; '' for none. */
  readonly duty: string;
  /** Whether an editor or an office wrote it officially. */
  readonly official: boolean;
}

/** Review state of a text by a reader. */
export type ReviewState = 'awaiting' | 'passed' | 'refused';

/** An account with its details (product 3.14). */
export interface AccountInfo extends Account {
  readonly banner: string;
  readonly praises: number;
}

/** A row of the influence rank (product 2.2, xyListShare). */
export interface RankRow {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly influence: number;
  /** null without a rank: influence 0. */
  readonly rank: number | null;
  /** Whether this reader may vote for it today. */
  readonly canHit: boolean;
}
/** 0 this week, 1 last week, 2 this month, 3 last month (wire 4.10). */
export type RankPeriod = 0 | 1 | 2 | 3;

/** A short text by a reporter or an account. */
export interface Dynamic {
  readonly id: string;
  readonly writer: Writer;
  readonly title: string;
  readonly text: string;
  readonly createdAt: number | null;
  readonly attached: readonly Attached[];
  readonly praises: number;
  readonly comments: number;
}

/** A topic for readers' questions (product 2.2, topicDetail). */
export interface Topic extends TopicItem {
  readonly description: string;
  /** The account that answers. */
  readonly host: Writer;
  readonly followers: number;
  readonly questions: number;
  readonly answers: number;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

export interface Answer {
  readonly id: string;
  readonly writer: Writer;
  /** Plain text. */
  readonly text: string;
  readonly createdAt: number | null;
  readonly attached: readonly Attached[];
  readonly praises: number;
}

/** A reader's question to a topic's host or an account. */
export interface Question {
  readonly id: string;
  /** The topic or account that is asked; both '' when unknown. */
  readonly topicId: string;
  readonly accountId: string;
  readonly of: string;
  readonly writer: Writer;
  readonly title: string;
  readonly text: string;
  readonly createdAt: number | null;
  readonly attached: readonly Attached[];
  readonly praises: number;
  readonly answers: number;
  /** The answer that lists show; null for none. */
  readonly firstAnswer: Answer | null;
  readonly review: ReviewState;
}

/** A question to the government with its answer (product 3.15). */
export interface GovernmentQuestion {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly writer: Writer;
  /** The addressed office. */
  readonly office: string;
  readonly region: string;
  readonly category: string;
  readonly askedAt: number | null;
  readonly attached: readonly Attached[];
  readonly state: QuestionState;
  /** Untrusted HTML, sanitised before it is shown; '' without an answer. */
  readonly answerHtml: string;
  readonly answerOffice: string;
  readonly answeredAt: number | null;
  readonly answerAttached: readonly Attached[];
  /** The author's rating of the answer: 3 satisfied, 2 partly, 1 not; null for none. */
  readonly satisfaction: 1 | 2 | 3 | null;
  /** Whether the author is invited to rate the answer. */
  readonly asksSatisfaction: boolean;
  readonly views: number;
}

export interface Notice {
  readonly id: string;
  readonly title: string;
  /** Untrusted HTML, sanitised before it is shown; '' in lists. */
  readonly html: string;
  readonly author: string;
  readonly createdAt: number | null;
  readonly circleId: string;
  readonly circleName: string;
}

export interface CircleTag {
  readonly id: string;
  readonly name: string;
}

/** A circle of readers (product 3.16). */
export interface Circle {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly banner: string;
  readonly members: number;
  readonly posts: number;
  readonly notices: readonly Notice[];
  readonly tags: readonly CircleTag[];
  /** Whether posts are reviewed before publication. */
  readonly reviewsPosts: boolean;
}

/** A post of a circle, or of the friends' circle (`circleId` ''). */
export interface Post {
  readonly id: string;
  readonly circleId: string;
  readonly circleName: string;
  readonly writer: Writer;
  readonly text: string;
  readonly tag: CircleTag | null;
  readonly place: string;
  readonly createdAt: number | null;
  readonly attached: readonly Attached[];
  readonly praises: number;
  readonly comments: number;
  readonly isTop: boolean;
  readonly review: ReviewState;
  /** Why the review refused it; only its author sees it. */
  readonly reason: string;
  /** Readers who like it, if the server names them; only in the friends' circle. */
  readonly praisedBy: readonly Writer[];
}

/** A reader's tip to the newsroom (product 3.15, tipoffDetail). */
export interface Tipoff {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly writer: Writer;
  readonly place: string;
  readonly createdAt: number | null;
  readonly attached: readonly Attached[];
  readonly state: 'awaiting' | 'accepted' | 'answered' | 'refused';
  /** Plain text; '' without an answer. */
  readonly answer: string;
  readonly answeredBy: string;
  readonly answeredAt: number | null;
  readonly answerAttached: readonly Attached[];
  /** Whether all readers can see it; otherwise only its author. */
  readonly isPublic: boolean;
}

/** A call for contributions. */
export interface Seek {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string;
  readonly state: 'coming' | 'open' | 'closed';
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** A reader's contribution (product 3.15, 5.4). */
export interface Contribution {
  readonly id: string;
  /** Id of the call; '' for none. */
  readonly seekId: string;
  readonly seekTitle: string;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly text: string;
  /** Name for the publication; '' when unknown. */
  readonly author: string;
  /** Uid of the member who sent it; '' when unknown. */
  readonly writerId: string;
  readonly createdAt: number | null;
  readonly attached: readonly Attached[];
  readonly review: ReviewState;
  /** Why the review refused it; '' when unknown. */
  readonly reason: string;
  /** Id of the published article; '' for none. */
  readonly articleId: string;
}

/** The public profile of a member. */
export interface PublicMember {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly official: boolean;
  readonly posts: number;
  readonly praises: number;
  /** Start of the membership. */
  readonly joinedAt: number | null;
}

/** A reporter's profile. */
export interface ReporterInfo {
  readonly id: string;
  readonly name: string;
  readonly duty: string;
  readonly description: string;
  readonly icon: string;
  readonly articles: number;
  readonly dynamics: number;
  readonly followers: number;
}

/** A row of the lists on pages of accounts, reporters, topics and circles. */
export type CommunityRow =
  | { readonly kind: 'article'; readonly id: string; readonly item: ListItem }
  | { readonly kind: 'dynamic'; readonly id: string; readonly dynamic: Dynamic }
  | { readonly kind: 'question'; readonly id: string; readonly question: Question }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: Answer }
  | { readonly kind: 'post'; readonly id: string; readonly post: Post }
  | { readonly kind: 'contribution'; readonly id: string; readonly contribution: Contribution };

export interface CommunityListPage {
  readonly rows: readonly CommunityRow[];
  readonly hasMore: boolean;
}

/** Content of the pages by route; `first` is the first page of the first list. */
export interface AccountData {
  readonly account: AccountInfo;
  readonly recommended: readonly Account[];
  readonly first: CommunityListPage;
}
export interface ReporterData {
  readonly reporter: ReporterInfo;
  readonly first: CommunityListPage;
}
export interface FigureData {
  readonly leader: Leader;
  readonly first: CommunityListPage;
}
export interface TopicData {
  readonly topic: Topic;
  readonly first: CommunityListPage;
}
export interface AskData {
  readonly question: Question;
  readonly first: CommunityListPage;
}
export interface CircleData {
  readonly circle: Circle;
  readonly first: CommunityListPage;
}

/** Content of each baked page of this family; the templates show the same. */
export interface CommunityData extends JoinData {
  readonly xyDetail: AccountData;
  readonly reporter: ReporterData;
  readonly figureDetail: FigureData;
  readonly dynamicDetail: Dynamic;
  readonly topicDetail: TopicData;
  readonly askDetail: AskData;
  readonly qaDetail: GovernmentQuestion;
  readonly newQaDetail: GovernmentQuestion;
  readonly circleDetail: CircleData;
  readonly postDetail: Post;
  readonly friendsCircleDetail: Post;
}
export type CommunityRoute = keyof CommunityData;
