import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import type { CommunityView } from '../ui/community/communityView.ts';
import { type SingleTemplate, startSingleTemplate } from './singleTemplate.tsx';

/** Starts a template of a community page: one item with the messages of the community. */
export function startCommunityTemplate<T>(template: SingleTemplate<T, CommunityView>): void {
  startSingleTemplate({ ...template, loadMessages: loadCommunityMessages });
}
