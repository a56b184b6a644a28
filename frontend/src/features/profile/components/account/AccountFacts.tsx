import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import { formatDate, t } from '../../../../lib/i18n';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { Fact } from '../../../../ui/facts';
import { ROLES } from '../words';

/** Facts of the account that the viewer cannot edit. */
export function AccountFacts({ viewer: { role, createdAt, isVerified } }: { viewer: ViewerFragment }) {
  const Icon = isVerified ? CheckCircleRounded : ScheduleRounded;
  return (
    <Box component="dl" sx={{ width: '100%', m: 0, mb: -1.25 }}>
      <Fact term={t('profile.role')}>{ROLES[role]}</Fact>
      <Fact term={t('profile.memberSince')}>{createdAt ? formatDate(createdAt) : 'N/A'}</Fact>
      <Fact term={t('profile.eMailAddress')}>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: isVerified ? 'success.main' : 'warning.main' }}>
          <Icon aria-hidden sx={{ fontSize: 18 }} />
          {isVerified ? t('profile.confirmed') : t('profile.notConfirmedYet')}
        </Box>
      </Fact>
    </Box>
  );
}
