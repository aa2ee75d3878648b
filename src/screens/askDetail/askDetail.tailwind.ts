import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/askDetail/*.tsx',
  './src/screens/{list,people}/*.tsx',
  './src/islands/PeopleList.island.tsx',
  './src/islands/{list,people}/*.tsx',
  './src/ui/people/{AnswerRow,AttachedMedia,QuestionRow,WriterLine}.tsx',
  './src/ui/{Avatar,BackBar,Failure,MediaCover,Notice,RowsSkeleton}.tsx',
);
