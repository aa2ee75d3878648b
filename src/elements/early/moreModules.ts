import { moduleCall } from '../../api/calls/columnCalls.ts';
import { askListEarly } from '../earlyList.ts';

askListEarly('/moreModules/{name?}/{id?}.html', ({ id }) => (id ? [moduleCall({ id })] : []));
