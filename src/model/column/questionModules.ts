import { parseQuestionItem, parseTopicItem } from '../community/questionItem.ts';
import { field, parseEach, parseNumber, parseRecord, removeDuplicates } from '../wire.ts';
import type { Module } from './columnTypes.ts';
import { parseModuleHead, readModuleItems } from './normaliseColumn.ts';

/** Module types that only a column of questions shows (product 9.1). */
const TOPICS = 2;
const QUESTIONS = 3;

/** Returns the modules of topics and of questions to the government in an answer of getArticles. */
export const parseQuestionModules = (payload: unknown): readonly Module[] =>
  parseEach(field(parseRecord(payload), 'modules'), parseQuestionModule);

function parseQuestionModule(value: unknown): Module | null {
  const wire = parseRecord(value);
  // All items are shown: there is no page with more of them.
  const head = { ...parseModuleHead(wire), showMore: false };
  const items = readModuleItems(wire);
  switch (parseNumber(field(wire, 'type'))) {
    case TOPICS:
      return { ...head, kind: 'topics', items: removeDuplicates(parseEach(items, parseTopicItem)) };
    case QUESTIONS:
      return {
        ...head,
        kind: 'questions',
        items: removeDuplicates(parseEach(items, parseQuestionItem)),
      };
    default:
      return null;
  }
}
