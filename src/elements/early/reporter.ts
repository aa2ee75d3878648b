import { authorInfoCall, reporterArticlesCall } from '../../api/calls/reporterCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/reporter/{id?}.html', ({ id }) =>
  id ? [authorInfoCall(id), reporterArticlesCall({ id, page: 0 })] : [],
);
