import { noticeCall } from '../api/calls/circleCalls.ts';
import { preloadPage } from './preloadPage.ts';

// The id is in the query: the route has no parameters of its own.
preloadPage('/noticeDetail.html', (_, { id }) => (id ? [noticeCall(id)] : []));
