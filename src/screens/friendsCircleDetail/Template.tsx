import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { openMoment, postDetail } from '../../stores/people/postDetail.ts';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { describeFriendsCircleDetail } from '../postDetail/describe.ts';
import { PostComments } from '../postDetail/PostComments.tsx';
import { PostDetailView } from '../postDetail/PostDetailView.tsx';
import { PostSkeleton } from '../postDetail/PostSkeleton.tsx';

const open = () => void openMoment(readSettings(), readPage().params.id ?? '');

/**
 * Template page of a social post of the friends' circle: a post without a circle, with its likes.
 */
export const FriendsCircleDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describeFriendsCircleDetail}
    gone={['post.gone', 'post.goneHint']}
    name={(t) => t('post.moment')}
    open={open}
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
  </PeopleScreen>
);
