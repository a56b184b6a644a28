import { useQuery } from '@apollo/client/react';
import {
  ConsolePage,
  CountCards,
  DataTable,
  ExportButton,
  FilterField,
  FilterRow,
  ListHead,
  ListResults,
  ListSearch,
  ListTotal,
  TableSkeleton,
  TableTools,
  useListAddress,
  useTableView,
} from '../../../widgets/console';
import { UserActions } from '../components/UserActions';
import { userColumns } from '../components/userColumns';
import type { UserTable_UserFragment } from '../components/UserTable.generated';
import { AdminUserCountsDocument, AdminUsersScreenDocument } from './AdminUsersScreen.generated';
import { USUAL_USER_SORT, adminUsersVariables } from './adminUsersQuery';

const verified = [
  { value: 'true', text: 'Verified' },
  { value: 'false', text: 'Unverified' },
];

const nameOf = ({ name }: UserTable_UserFragment) => name;
const actions = (user: UserTable_UserFragment) => <UserActions user={user} />;

/** All users: /admin/users. */
export function AdminUsersScreen() {
  const { address } = useListAddress();
  const [view, setView] = useTableView('users');
  const { data, previousData, loading, error, refetch } = useQuery(AdminUsersScreenDocument, {
    variables: adminUsersVariables(address),
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.adminUsers;
  const counts = useQuery(AdminUserCountsDocument, { fetchPolicy: 'cache-and-network' }).data?.adminCounts.users;

  return (
    <ConsolePage title="Users" actions={<ExportButton list="users" />}>
      <CountCards
        label="Users by kind"
        counts={[
          { label: 'Total', n: counts?.all },
          { label: 'Admins', n: counts?.admins },
          { label: 'Regular Users', n: counts?.regular },
          { label: 'Verified', n: counts?.verified },
        ]}
      />
      <ListHead
        screen="USERS"
        label="Role"
        tabs={[
          { label: 'All', count: counts?.all, params: {} },
          { label: 'Admins', count: counts?.admins, params: { role: 'admin' } },
          { label: 'Moderators', count: counts?.moderators, params: { role: 'moderator' } },
          { label: 'Users', count: counts?.regular, params: { role: 'user' } },
          { label: 'Suspended', count: counts?.suspended, params: { suspended: 'true' } },
        ]}
      />
      <FilterRow
        search={<ListSearch label="Search users" placeholder="Search by name or email..." />}
        total={<ListTotal total={list?.total} words={['user', 'users']} />}
      >
        <FilterField name="verified" label="E-mail" any="Any" options={verified} />
        <TableTools columns={userColumns} usualSort={USUAL_USER_SORT} view={view} onView={setView} />
      </FilterRow>
      <ListResults
        list={list}
        loading={loading}
        error={error}
        onRetry={() => void refetch()}
        failure={{ title: 'Error loading users' }}
        empty={{ title: 'No users found', text: 'Try another name or e-mail address, or another role.' }}
        skeleton={<TableSkeleton />}
      >
        {(users) => (
          <DataTable
            label="Users"
            rows={users}
            columns={userColumns}
            nameOf={nameOf}
            actions={actions}
            mostActions={5}
            view={view}
            usualSort={USUAL_USER_SORT}
          />
        )}
      </ListResults>
    </ConsolePage>
  );
}
