import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { formatDate, formatNumber, lazily, t } from '../../../lib/i18n';
import { Avatar } from '../../../ui/Avatar';
import { type Column, StandingChip, TwoLines } from '../../../widgets/console';
import { RoleField } from './RoleField';
import type { UserTable_UserFragment } from './UserTable.generated';

/** Columns of the users table. */
export const userColumns = lazily((): readonly Column<UserTable_UserFragment>[] => [
  {
    name: 'name',
    title: t('adminUsers.user'),
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
  { name: 'role', title: t('adminUsers.role'), width: 152, cell: (user) => <RoleField user={user} /> },
  {
    name: 'provider',
    title: t('adminUsers.provider'),
    width: 104,
    cell: ({ provider }) => <StandingChip>{provider === 'LOCAL' ? t('adminUsers.local') : provider.toLowerCase()}</StandingChip>,
  },
  { name: 'joined', title: t('adminUsers.joined'), width: 116, isSortable: true, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    name: 'verified',
    title: t('adminUsers.verified'),
    width: 128,
    flex: 1,
    cell: ({ isVerified, suspendedUntil }) => (
      <>
        <StandingChip tone={isVerified ? 'success' : 'warning'}>{isVerified ? t('adminUsers.verified') : t('adminUsers.unverified')}</StandingChip>
        {suspendedUntil && (
          <Tooltip describeChild title={t('adminUsers.untilDay', { day: formatDate(suspendedUntil) })}>
            <Typography variant="caption" component="p" sx={{ color: 'error.main', lineHeight: 1.2, pl: 1.25 }}>
              {t('adminUsers.suspended')}
            </Typography>
          </Tooltip>
        )}
      </>
    ),
  },
  {
    name: 'reviews',
    title: t('adminUsers.reviews'),
    width: 110,
    isNumber: true,
    isSortable: true,
    isExtra: true,
    cell: ({ reviewsCount }) => formatNumber(reviewsCount),
  },
]);
