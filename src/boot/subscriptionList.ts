import { catsCall } from '../api/calls/offerCalls.ts';
import { catXysCall } from '../api/calls/subscriptions.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => [catsCall(), ...(id ? [catXysCall(id, 0)] : [])]);
