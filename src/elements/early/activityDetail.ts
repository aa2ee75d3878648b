import {
  activityDetailCall,
  activityVotesCall,
  entryListCall,
} from '../../api/calls/activityCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/activityDetail/{id?}.html', ({ id }) =>
  id && Number(id) > 0 ? [activityDetailCall(id), entryListCall(id), activityVotesCall(id)] : [],
);
