import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { CommunityList } from '../../islands/CommunityList.island.tsx';
import type { CommunityListTab } from '../../islands/community/CommunityTabs.tsx';
import { linkTo } from '../../routes.ts';
import { loadUserPage, userDetail } from '../../state/community/userDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CommunityScreen } from '../community/CommunityScreen.tsx';
import { UserDetailView } from './UserDetailView.tsx';

const USER_LISTS: readonly [CommunityListTab] = [{ name: 'userPosts', label: 'user.posts' }];

const load = () => void loadUserPage(readSettings(), readPage().params.id ?? '');

/** Template page of a reader's public profile and posts. */
export const UserDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <CommunityScreen
    describe={({ member: { id, name, icon } }, { t, base }) => ({
      name: name || t('comment.anonymous'),
      description: '',
      pictures: icon ? [icon] : [],
      path: linkTo('userDetail', { id }, base),
      object: 5,
      id,
    })}
    missing={['user.gone', 'user.goneHint']}
    name={(t) => t('user.title')}
    load={load}
    page={userDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {({ member, first }, view) => (
      <UserDetailView
        list={
          <CommunityList
            config={view.config}
            first={first}
            id={member.id}
            lists={USER_LISTS}
            locale={view.locale}
            none="user.none"
          />
        }
        member={member}
        view={view}
      />
    )}
  </CommunityScreen>
);
