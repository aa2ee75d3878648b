import { productCall } from '../api/calls/productCalls.ts';
import { preloadPage } from './preloadPage.ts';

// The id is in the query: the route has no parameters of its own.
preloadPage('/productDetail.html', (_, { id }) => (id ? [productCall(id)] : []));
