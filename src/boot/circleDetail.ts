import { circleCall, postListCall } from '../api/calls/circles.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [circleCall(id), postListCall({ of: { circleId: id } })] : []));
