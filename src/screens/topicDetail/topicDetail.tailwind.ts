import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/topicDetail/*.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/islands/PeopleList.island.tsx',
  './src/islands/{list,people}/*.tsx',
  './src/ui/people/{AnswerRow,QuestionRow,WriterLine}.tsx',
  './src/ui/{Avatar,BackBar,Failure,Folded,Notice,RowsSkeleton}.tsx',
);
