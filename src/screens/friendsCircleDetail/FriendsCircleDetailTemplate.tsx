import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { loadMomentPage, postDetail } from '../../state/community/postDetail.ts';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { PostComments } from '../postDetail/PostComments.tsx';
import { PostDetailView } from '../postDetail/PostDetailView.tsx';
import { PostSkeleton } from '../postDetail/PostSkeleton.tsx';
import { describeFriendsCircleDetail } from '../postDetail/postDetailScreen.ts';

const load = () => void loadMomentPage(readSettings(), readPage().params.id ?? '');

/**
 * Template page of a social post of the friends' circle: a post without a circle, with its likes.
 */
export const FriendsCircleDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={describeFriendsCircleDetail}
    missing={['post.gone', 'post.goneHint']}
    name={(t) => t('post.moment')}
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
