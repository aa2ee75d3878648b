import type { Module } from '../column/columnTypes.ts';
import { removeDuplicates } from '../wire.ts';
import type { QuestionItem, TopicItem } from './questionItem.ts';

/** Questions, and topics, that are shown below a question to the government at most. */
const SHOWN_MAX = 5;

/**
 * Returns the questions to the government that are shown below another one: those to the same office
 * first, then those of the same category, then the others in their order.
 */
export function listOtherQuestions(
  modules: readonly Module[],
  { id, office, category }: Pick<QuestionItem, 'id' | 'office' | 'category'>,
): readonly QuestionItem[] {
  const rankOf = (item: QuestionItem): number => {
    if (office !== '' && item.office === office) return 0;
    return category !== '' && item.category === category ? 1 : 2;
  };
  const items = modules.flatMap((module) => (module.kind === 'questions' ? module.items : []));
  return removeDuplicates(items)
    .filter((item) => item.id !== id)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, SHOWN_MAX);
}

/** Returns the topics that take questions. */
export const listOpenTopics = (modules: readonly Module[]): readonly TopicItem[] =>
  modules
    .flatMap((module) => (module.kind === 'topics' ? module.items : []))
    .filter(({ state }) => state === 'open')
    .slice(0, SHOWN_MAX);
