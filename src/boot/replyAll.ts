/** Runs inline in the template of replyAll: requests the replies. */
import { commentsCall } from '../api/calls/comments.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) => (id ? [commentsCall('/base_url/discussReply', { id })] : []));
