import { circleCall, postListCall } from '../api/calls/circleCalls.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [circleCall(id), postListCall({ of: { circleId: id } })] : []));
