import { linkTo } from '../routes.ts';
import { UserDetailView } from '../screens/userDetail/UserDetailView.tsx';
import { loadUserPage, type UserData, userDetail } from '../state/community/userDetail.ts';
import { createCommunityList } from './communityList.tsx';
import { startCommunityTemplate } from './communityTemplate.ts';

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
  load: loadUserPage,
  missing: ['user.gone', 'user.goneHint'],
  name: (t) => t('user.title'),
  page: userDetail,
});
