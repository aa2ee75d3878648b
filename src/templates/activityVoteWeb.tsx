import { startBigVoteTemplate } from './bigVoteTemplate.tsx';

startBigVoteTemplate();
