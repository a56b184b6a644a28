import EmailOutlined from '@mui/icons-material/EmailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { t } from '../../lib/i18n';
import type { AppLayoutQuery } from './AppLayout.generated';

function Line({ icon: Icon, children }: { icon: ElementType; children: ReactNode }) {
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.25, minHeight: { xs: 44, md: 36 }, color: 'text.secondary' }}>
      <Icon fontSize="small" aria-hidden />
      {children}
    </Stack>
  );
}

/** Contact details of the site's operator; missing ones are left out. */
export function ContactLinks({ contact }: { contact: AppLayoutQuery['site']['contact'] }) {
  const { email, phone, phoneHref, address } = contact;
  return (
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <Typography variant="subtitle1" component="h2" sx={{ mb: 0.75 }}>
        {t('app.contact')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {email && (
          <Line icon={EmailOutlined}>
            <MuiLink href={`mailto:${email}`} color="inherit">
              <bdi>{email}</bdi>
            </MuiLink>
          </Line>
        )}
        {phone && (
          <Line icon={PhoneOutlined}>
            <MuiLink href={phoneHref ?? undefined} color="inherit">
              <bdi>{phone}</bdi>
            </MuiLink>
          </Line>
        )}
        {address && (
          <Line icon={PlaceOutlined}>
            <bdi>{address}</bdi>
          </Line>
        )}
      </Box>
    </Box>
  );
}
