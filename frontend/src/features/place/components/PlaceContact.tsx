import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { telHref } from '../../../lib/places';
import type { PlaceContact_PlaceFragment } from './PlaceContact.generated';
import { SidePanel } from './SidePanel';

function Row({ icon: Icon, children }: { icon: ElementType; children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, minHeight: 44, alignItems: 'center' }}>
      <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Stack>
  );
}

const linkSx = { fontWeight: 600, display: 'inline-block', py: 1 };

/** Panel with phone, website and address. Each row needs a known value; renders nothing if all are unknown. */
export function PlaceContact({ place: { phone, website, fullAddress } }: { place: PlaceContact_PlaceFragment }) {
  if (!phone && !website && !fullAddress) return null;
  return (
    <SidePanel title={t('places.contactInformation')}>
      {phone && (
        <Row icon={PhoneOutlined}>
          <Link href={telHref(phone)} sx={linkSx}>
            <bdi>{phone}</bdi>
          </Link>
        </Row>
      )}
      {website && (
        <Row icon={LanguageOutlined}>
          <Link href={website} target="_blank" rel="noopener noreferrer" sx={linkSx}>
            {t('places.visitWebsite')}
          </Link>
        </Row>
      )}
      {fullAddress && (
        <Row icon={PlaceOutlined}>
          <bdi>{fullAddress}</bdi>
        </Row>
      )}
    </SidePanel>
  );
}
