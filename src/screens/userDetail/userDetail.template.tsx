import { linkTo } from '../../routes.ts';
import { withConfig } from '../../state/singlePage.ts';
import { createCommunityList } from '../../templates/communityList.tsx';
import { startCommunityTemplate } from '../../templates/communityTemplate.ts';
import { UserDetailView } from './UserDetailView.tsx';
import { loadUser, type UserData } from './userDetail.load.ts';

startCommunityTemplate<UserData>({
  View: ({ data, view, list }) => <UserDetailView list={list} member={data.member} view={view} />,
  describe: ({ member: { id, name, icon } }, { t, base }) => ({
    name: name || t('comment.anonymous'),
    description: '',
    pictures: icon ? [icon] : [],
    path: linkTo('userDetail', { id }, base),
    object: 5,
    id,
  }),
  list: createCommunityList({
    emptyMessage: 'user.none',
    lists: [{ name: 'userPosts', label: 'user.posts' }],
  }),
  load: withConfig(loadUser),
  missing: ['user.gone', 'user.goneHint'],
  name: (t) => t('user.title'),
});
