import type { Account } from '../account/normaliseAccount.ts';
import type { JoinData } from '../activity/joinData.ts';
import type { ListItem } from '../article/articleTypes.ts';
import type { Leader } from '../column/columnTypes.ts';
import type { AccountInfo } from './account.ts';
import type { Circle } from './circle.ts';
import type { Contribution } from './contribution.ts';
import type { Dynamic } from './dynamic.ts';
import type { Post } from './post.ts';
import type { GovernmentQuestion } from './qa.ts';
import type { Answer, Question } from './question.ts';
import type { ReporterInfo } from './reporter.ts';
import type { Topic } from './topic.ts';

/** What a question is addressed to. */
export type AddresseeKind = 'topic' | 'account' | 'reporter';

/** 0 this week, 1 last week, 2 this month, 3 last month (wire 4.10). */
export type RankPeriod = 0 | 1 | 2 | 3;

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
