import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { formatDate, formatNumber } from '../../../lib/i18n';
import { Avatar } from '../../../ui/Avatar';
import { type Column, StandingChip, TwoLines } from '../../../widgets/console';
import { RoleField } from './RoleField';
import type { UserTable_UserFragment } from './UserTable.generated';

/** Columns of the users table. */
export const userColumns: readonly Column<UserTable_UserFragment>[] = [
  {
    name: 'name',
    title: 'User',
    width: 190,
    flex: 2,
    isSortable: true,
    cell: ({ name, email, avatarUrl }) => (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, minWidth: 0 }}>
        <Avatar name={name} src={avatarUrl} size={32} />
        <TwoLines first={name} second={email} />
      </Stack>
    ),
  },
  { name: 'role', title: 'Role', width: 152, cell: (user) => <RoleField user={user} /> },
  { name: 'provider', title: 'Provider', width: 104, cell: ({ provider }) => <StandingChip>{provider.toLowerCase()}</StandingChip> },
  { name: 'joined', title: 'Joined', width: 116, isSortable: true, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    name: 'verified',
    title: 'Verified',
    width: 128,
    flex: 1,
    cell: ({ isVerified, suspendedUntil }) => (
      <>
        <StandingChip tone={isVerified ? 'success' : 'warning'}>{isVerified ? 'Verified' : 'Unverified'}</StandingChip>
        {suspendedUntil && (
          <Tooltip describeChild title={`Until ${formatDate(suspendedUntil)}`}>
            <Typography variant="caption" component="p" sx={{ color: 'error.main', lineHeight: 1.2, pl: 1.25 }}>
              Suspended
            </Typography>
          </Tooltip>
        )}
      </>
    ),
  },
  {
    name: 'reviews',
    title: 'Reviews',
    width: 110,
    isNumber: true,
    isSortable: true,
    isExtra: true,
    cell: ({ reviewsCount }) => formatNumber(reviewsCount),
  },
];
