import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { openPost, postDetail } from '../../stores/people/postDetail.ts';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { describePostDetail } from './describe.ts';
import { PostComments } from './PostComments.tsx';
import { PostDetailView } from './PostDetailView.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';

const open = () => void openPost(readSettings(), readPage().params.id ?? '');

/**
 * Template page of a post in a circle; its writer can open it before the editors have passed it.
 */
export const PostDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describePostDetail}
    gone={['post.gone', 'post.goneHint']}
    name={(t) => t('post.page')}
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
