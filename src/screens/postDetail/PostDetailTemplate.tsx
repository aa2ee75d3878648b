import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { loadPostPage, postDetail } from '../../state/community/postDetail.ts';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { PostComments } from './PostComments.tsx';
import { PostDetailView } from './PostDetailView.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';
import { describePostDetail } from './postDetailScreen.ts';

const load = () => void loadPostPage(readSettings(), readPage().params.id ?? '');

/**
 * Template page of a post in a circle; its writer can open it before the editors have passed it.
 */
export const PostDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={describePostDetail}
    missing={['post.gone', 'post.goneHint']}
    name={(t) => t('post.page')}
    load={load}
    page={postDetail}
    skeleton={<PostSkeleton label={loading} />}
  >
    {(post, view) => (
      <PostDetailView
        comments={<PostComments config={view.config} id={post.id} locale={view.locale} />}
        data={post}
        view={view}
      />
    )}
  </CommunityScreen>
);
