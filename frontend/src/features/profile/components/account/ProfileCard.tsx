import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../../lib/i18n';
import type { ViewerFragment } from '../../../../lib/account/viewer.generated';
import { Avatar } from '../../../../ui/Avatar';
import { radius } from '../../../../ui/shape';
import { AccountFacts } from './AccountFacts';
import { AvatarActions } from './AvatarActions';
import type { AvatarActions_AccountFragment } from './AvatarActions.generated';
import { ProfileForm } from './ProfileForm';
import { METHODS, ROLES } from '../words';

const PICTURE = 96;

function Band() {
  return (
    <Box
      aria-hidden
      sx={(theme: Theme) => {
        const { primary, star, secondary } = theme.vars.palette;
        const tints = [theme.alpha(primary.main, 0.34), `${theme.alpha(star.main, 0.22)} 60%`, theme.alpha(secondary.main, 0.34)];
        return { height: PICTURE, mb: `${-PICTURE / 2}px`, background: `linear-gradient(115deg, ${tints.join(', ')})` };
      }}
    />
  );
}

interface Props {
  viewer: ViewerFragment;
  account: AvatarActions_AccountFragment | undefined;
}

/** Card with the viewer's profile and the form to edit it. */
export function ProfileCard({ viewer, account }: Props) {
  const [mode, setMode] = useState<'first' | 'editing' | 'edited'>('first');
  const { name, email, avatarUrl, role, provider } = viewer;
  return (
    <Paper component="section" variant="outlined" aria-label={name} sx={{ borderRadius: radius.panel, borderColor: 'divider', overflow: 'hidden' }}>
      <Band />
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, px: { xs: 2.5, sm: 3 }, pb: { xs: 2.5, sm: 3 } }}>
        <Box sx={{ borderRadius: '50%', border: 4, borderColor: 'background.paper' }}>
          <Avatar name={name} src={avatarUrl} size={PICTURE} />
        </Box>
        <AvatarActions viewer={viewer} account={account} />
        {mode === 'editing' ? (
          <ProfileForm viewer={viewer} onDone={() => setMode('edited')} />
        ) : (
          <>
            <Box sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
              <Typography variant="h3" component="h2">
                <bdi>{name}</bdi>
              </Typography>
              <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
                <bdi>{email}</bdi>
              </Typography>
            </Box>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
              <Chip label={ROLES[role]} color="primary" variant="outlined" />
              {provider !== 'LOCAL' && <Chip label={METHODS[provider]} variant="outlined" />}
            </Stack>
            {/* Returns the focus to this button after the form closes. */}
            <Button variant="outlined" color="inherit" startIcon={<EditOutlined />} autoFocus={mode === 'edited'} onClick={() => setMode('editing')}>
              {t('profile.editProfile')}
            </Button>
          </>
        )}
        <AccountFacts viewer={viewer} />
      </Stack>
    </Paper>
  );
}
