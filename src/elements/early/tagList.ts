import { tagCall } from '../../api/calls/tagCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/tagList/{tagName?}/{tagId?}.html', ({ tagId: id = '', tagName: name = '' }) =>
  id || name ? [tagCall({ id, name, page: 1 })] : [],
);
