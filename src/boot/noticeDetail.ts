import { noticeCall } from '../api/calls/circles.ts';
import { preloadPage } from './preloadPage.ts';

// The id is in the query (`parsePageFlags`).
preloadPage((_, { id }) => (id ? [noticeCall(id)] : []));
