import { productCall } from '../../api/calls/productCalls.ts';
import { askListEarly } from '../earlyList.ts';

// The id is in the query: the route has no parameters of its own.
askListEarly('/productDetail.html', (_, { id }) => (id ? [productCall(id)] : []));
