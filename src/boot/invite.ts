import { ownConfigCall } from '../api/calls/offerCalls.ts';
import { preloadPage } from './preloadPage.ts';

// For readers without a login; a member's own configuration is requested later, by the client.
preloadPage(() => [ownConfigCall('')]);
