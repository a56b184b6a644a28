import { useQuery } from '@apollo/client/react';
import { type AdminTable, AdminTablePage, FilterField, useAdminList } from '../../../widgets/console';
import { UserActions } from '../components/UserActions';
import { userColumns } from '../components/userColumns';
import type { UserTable_UserFragment } from '../components/UserTable.generated';
import { AdminUserCountsDocument, AdminUsersScreenDocument } from './AdminUsersScreen.generated';
import { USUAL_USER_SORT, adminUsersVariables } from './adminUsersQuery';

const verified = [
  { value: 'true', text: 'Verified' },
  { value: 'false', text: 'Unverified' },
];

const table: AdminTable<UserTable_UserFragment> = {
  columns: userColumns,
  usualSort: USUAL_USER_SORT,
  nameOf: ({ name }) => name,
  actions: (user) => <UserActions user={user} />,
  mostActions: 5,
};

/** All users: /admin/users. */
export function AdminUsersScreen() {
  const list = useAdminList(AdminUsersScreenDocument, adminUsersVariables, ({ adminUsers }) => adminUsers);
  const counts = useQuery(AdminUserCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.adminCounts.users;

  return (
    <AdminTablePage
      name="users"
      title="Users"
      words={['user', 'users']}
      list={list}
      table={table}
      cards={{
        label: 'Users by kind',
        counts: [
          { label: 'Total', n: counts?.all },
          { label: 'Admins', n: counts?.admins },
          { label: 'Regular Users', n: counts?.regular },
          { label: 'Verified', n: counts?.verified },
        ],
      }}
      tabs={{
        label: 'Role',
        tabs: [
          { label: 'All', count: counts?.all, params: {} },
          { label: 'Admins', count: counts?.admins, params: { role: 'admin' } },
          { label: 'Moderators', count: counts?.moderators, params: { role: 'moderator' } },
          { label: 'Users', count: counts?.regular, params: { role: 'user' } },
          { label: 'Suspended', count: counts?.suspended, params: { suspended: 'true' } },
        ],
      }}
      search={{ label: 'Search users', placeholder: 'Search by name or email...' }}
      filters={<FilterField name="verified" label="E-mail" any="Any" options={verified} />}
      failure={{ title: 'Error loading users' }}
      empty={{ title: 'No users found', text: 'Try another name or e-mail address, or another role.' }}
    />
  );
}
