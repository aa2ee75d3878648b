import type { Account } from '../account/types.ts';
import type { JoinData } from '../activity/types.ts';
import type { ListItem } from '../article/types.ts';
import type { Leader } from '../column/types.ts';

/** A picture, film or sound that somebody added to what they wrote. */
export interface Attached {
  readonly kind: 'picture' | 'video' | 'audio';
  /** Through the link filter. */
  readonly url: string;
  /** Pixels; 0 when not told. */
  readonly width: number;
  readonly height: number;
  /** Seconds, of film and sound; 0 when not told. */
  readonly durationS: number;
  /** Of a film; '' for none. */
  readonly poster: string;
  /** What is said of it; '' for nothing. */
  readonly caption: string;
}

/** Who wrote something: a reader, a reporter, an account, an office. */
export interface Writer {
  /** A reader's uid, a reporter's or account's id; '' for somebody without a page. */
  readonly id: string;
  readonly kind: 'reader' | 'reporter' | 'account';
  /** '' when the server has no name: the page shows the word for an anonymous reader. */
  readonly name: string;
  readonly icon: string;
  /** What they are or where they work; '' for nothing. */
  readonly duty: string;
  /** An editor's or an office's own words. */
  readonly official: boolean;
}

/** Where something that waits for the editors stands. */
export type ReviewState = 'awaiting' | 'passed' | 'refused';

/** An account on its own page (product 3.14). */
export interface AccountInfo extends Account {
  readonly banner: string;
  readonly praises: number;
}

/** A line of the influence rank (product 2.2). */
export interface RankRow {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly influence: number;
  /** null while it has no place: influence 0. */
  readonly rank: number | null;
  /** This reader may vote for it today. */
  readonly canHit: boolean;
}
/** 0 this week, 1 last week, 2 this month, 3 last month (wire 4.10). */
export type RankPeriod = 0 | 1 | 2 | 3;

/** What a reporter or an account writes between articles. */
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

/** A topic that readers ask about (product 2.2). */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string;
  /** Who answers. */
  readonly host: Writer;
  readonly followers: number;
  readonly questions: number;
  readonly answers: number;
  readonly state: 'coming' | 'open' | 'closed';
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
  /** The topic or account that it is asked of; both '' when not told. */
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
  /** The answer that lists show; null where there is none. */
  readonly firstAnswer: Answer | null;
  readonly review: ReviewState;
}

/** A question to the government and what became of it (product 3.15). */
export interface GovernmentQuestion {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly writer: Writer;
  /** Whom it is asked of. */
  readonly office: string;
  readonly region: string;
  readonly category: string;
  readonly askedAt: number | null;
  readonly attached: readonly Attached[];
  readonly state: 'awaiting' | 'working' | 'answered';
  /** HTML, sanitised when it is shown; '' while there is no answer. */
  readonly answerHtml: string;
  readonly answerOffice: string;
  readonly answeredAt: number | null;
  readonly answerAttached: readonly Attached[];
  /** What its writer said of the answer: 3 content, 2 partly, 1 not; null before. */
  readonly satisfaction: 1 | 2 | 3 | null;
  /** Its writer is asked whether they are content. */
  readonly asksSatisfaction: boolean;
  readonly views: number;
}

export interface Notice {
  readonly id: string;
  readonly title: string;
  /** HTML, sanitised when it is shown; '' in lists. */
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
  /** Editors look at posts before others see them. */
  readonly reviewsPosts: boolean;
}

/** A post of a circle, or a moment of the friends' circle (`circleId` ''). */
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
  /** Why the editors refused it; its writer alone is told. */
  readonly reason: string;
  /** Who likes it, as far as the server names them; moments only. */
  readonly praisedBy: readonly Writer[];
}

/** What a reader told the newsroom (product 3.15). */
export interface Tipoff {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly writer: Writer;
  readonly place: string;
  readonly createdAt: number | null;
  readonly attached: readonly Attached[];
  readonly state: 'awaiting' | 'accepted' | 'answered' | 'refused';
  /** Plain text; '' while there is no answer. */
  readonly answer: string;
  readonly answeredBy: string;
  readonly answeredAt: number | null;
  readonly answerAttached: readonly Attached[];
  /** The newsroom shows it to everybody; else its writer alone sees it. */
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

/** A piece that a reader sent in (product 3.15, 5.4). */
export interface Contribution {
  readonly id: string;
  /** The call that it answers; '' for none. */
  readonly seekId: string;
  readonly seekTitle: string;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly text: string;
  /** The name that it is published under; '' when not told. */
  readonly author: string;
  /** The member who sent it; '' when not told. */
  readonly writerId: string;
  readonly createdAt: number | null;
  readonly attached: readonly Attached[];
  readonly review: ReviewState;
  /** Why it did not pass; '' when not told. */
  readonly reason: string;
  /** The article that it became; '' for none. */
  readonly articleId: string;
}

/** A reader as others see them. */
export interface PublicMember {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly official: boolean;
  readonly posts: number;
  readonly praises: number;
  /** Since when they are a member. */
  readonly joinedAt: number | null;
}

/** A reporter on their own page. */
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

/** A row of the lists under a person, an account, a topic or a circle. */
export type PeopleRow =
  | { readonly kind: 'article'; readonly id: string; readonly item: ListItem }
  | { readonly kind: 'dynamic'; readonly id: string; readonly dynamic: Dynamic }
  | { readonly kind: 'question'; readonly id: string; readonly question: Question }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: Answer }
  | { readonly kind: 'post'; readonly id: string; readonly post: Post }
  | { readonly kind: 'contribution'; readonly id: string; readonly contribution: Contribution };

export interface PeoplePart {
  readonly rows: readonly PeopleRow[];
  readonly hasMore: boolean;
}

/** What the pages show, by their route. `first` is the first page of the first list. */
export interface AccountData {
  readonly account: AccountInfo;
  readonly recommended: readonly Account[];
  readonly first: PeoplePart;
}
export interface ReporterData {
  readonly reporter: ReporterInfo;
  readonly first: PeoplePart;
}
export interface FigureData {
  readonly leader: Leader;
  readonly first: PeoplePart;
}
export interface TopicData {
  readonly topic: Topic;
  readonly first: PeoplePart;
}
export interface AskData {
  readonly question: Question;
  readonly first: PeoplePart;
}
export interface CircleData {
  readonly circle: Circle;
  readonly first: PeoplePart;
}

/** What each baked page of people is made of; the templates show the same. */
export interface PeopleData extends JoinData {
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
export type PeopleRoute = keyof PeopleData;
