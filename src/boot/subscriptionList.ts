import { catsCall, catXysCall } from '../api/calls/subscriptionCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => [catsCall(), ...(id ? [catXysCall(id, 0)] : [])]);
