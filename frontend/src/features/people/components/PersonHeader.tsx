import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMonth, t } from '../../../lib/i18n';
import { Avatar } from '../../../ui/Avatar';
import type { PersonHeader_PersonFragment } from './PersonHeader.generated';

/** Picture and name of the user, and the date they joined. */
export function PersonHeader({ person: { name, avatarUrl, createdAt } }: { person: PersonHeader_PersonFragment }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 2, sm: 3 } }}>
      <Avatar name={name} src={avatarUrl} size={88} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t('people.memberSince', { month: formatMonth(createdAt) })}</Typography>
      </Box>
    </Stack>
  );
}
