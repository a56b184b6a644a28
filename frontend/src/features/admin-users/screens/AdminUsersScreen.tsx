import { useQuery } from '@apollo/client/react';
import { paths } from '../../../lib/address';
import { lazily, t } from '../../../lib/i18n';
import { type AdminTable, AdminTablePage, FilterField, useAdminList } from '../../../widgets/console';
import { UserActions } from '../components/UserActions';
import { userColumns } from '../components/userColumns';
import type { UserTable_UserFragment } from '../components/UserTable.generated';
import { AdminUserCountsDocument, AdminUsersScreenDocument } from './AdminUsersScreen.generated';
import { USUAL_USER_SORT, adminUsersVariables } from './adminUsersQuery';

const verified = lazily(() => [
  { value: 'true', text: t('adminUsers.verified') },
  { value: 'false', text: t('adminUsers.unverified') },
]);

const table = lazily(
  (): AdminTable<UserTable_UserFragment> => ({
    columns: userColumns(),
    usualSort: USUAL_USER_SORT,
    nameOf: ({ name }) => name,
    actions: (user) => <UserActions user={user} />,
    mostActions: 6,
  }),
);

/** All users: /admin/users. */
export function AdminUsersScreen() {
  const list = useAdminList(AdminUsersScreenDocument, adminUsersVariables, ({ adminUsers }) => adminUsers);
  const counts = useQuery(AdminUserCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.adminCounts.users;

  return (
    <AdminTablePage
      name="users"
      title={t('adminUsers.title')}
      countText={(count) => t('adminUsers.users', { count })}
      list={list}
      add={{ to: paths.adminInvitations, label: t('adminUsers.invitePeople') }}
      table={table()}
      cards={{
        label: t('adminUsers.usersByKind'),
        counts: [
          { label: t('adminUsers.total'), n: counts?.all },
          { label: t('adminUsers.admins'), n: counts?.admins },
          { label: t('adminUsers.regularUsers'), n: counts?.regular },
          { label: t('adminUsers.verified'), n: counts?.verified },
        ],
      }}
      tabs={{
        label: t('adminUsers.role'),
        tabs: [
          { label: t('adminUsers.all'), count: counts?.all, params: {} },
          { label: t('adminUsers.admins'), count: counts?.admins, params: { role: 'admin' } },
          { label: t('adminUsers.moderators'), count: counts?.moderators, params: { role: 'moderator' } },
          { label: t('adminUsers.usersTab'), count: counts?.regular, params: { role: 'user' } },
          { label: t('adminUsers.suspended'), count: counts?.suspended, params: { suspended: 'true' } },
        ],
      }}
      search={{ label: t('adminUsers.searchUsers'), placeholder: t('adminUsers.searchByNameOrEmail') }}
      filters={<FilterField name="verified" label={t('adminUsers.eMail')} any={t('adminUsers.any')} options={verified()} />}
      failure={{ title: t('adminUsers.errorLoadingUsers') }}
      empty={{ title: t('adminUsers.noUsersFound'), text: t('adminUsers.tryAnotherName') }}
    />
  );
}
