import { papersCall } from '../api/calls/offerCalls.ts';
import { latestPaperCall, paperLayoutsCall } from '../api/calls/paper.ts';
import { parsePaperDate } from '../model/paper/date.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ time = '', paperId = '' }) => {
  const date = parsePaperDate(time);
  return [
    ...(time === '' ? [latestPaperCall(paperId)] : []),
    ...(date !== '' && paperId !== '' ? [paperLayoutsCall(paperId, date)] : []),
    papersCall,
  ];
});
