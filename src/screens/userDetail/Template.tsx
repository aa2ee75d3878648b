import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { PeopleList } from '../../islands/PeopleList.island.tsx';
import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';
import { linkTo } from '../../routes.ts';
import { openUser, userDetail } from '../../stores/people/userDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { UserDetailView } from './UserDetailView.tsx';

const LISTS: readonly [PeopleListTab] = [{ name: 'userPosts', label: 'user.posts' }];

const open = () => void openUser(readSettings(), readPage().params.id ?? '');

/** Template page of a reader's public profile and posts. */
export const UserDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={({ member: { id, name, icon } }, { t, base }) => ({
      name: name || t('comment.anonymous'),
      description: '',
      pictures: icon ? [icon] : [],
      path: linkTo('userDetail', { id }, base),
      object: 5,
      id,
    })}
    gone={['user.gone', 'user.goneHint']}
    name={(t) => t('user.title')}
    open={open}
    page={userDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {({ member, first }, view) => (
      <UserDetailView
        list={
          <PeopleList
            config={view.config}
            first={first}
            id={member.id}
            lists={LISTS}
            locale={view.locale}
            none="user.none"
          />
        }
        member={member}
        view={view}
      />
    )}
  </PeopleScreen>
);
