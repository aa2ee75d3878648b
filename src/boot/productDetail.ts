import { productCall } from '../api/calls/product.ts';
import { preloadPage } from './preloadPage.ts';

// The id is in the query (`parsePageFlags`).
preloadPage((_, { id }) => (id ? [productCall(id)] : []));
