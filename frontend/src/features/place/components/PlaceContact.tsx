import AlternateEmailRounded from '@mui/icons-material/AlternateEmailRounded';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { networkName } from '../../../lib/places';
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

/** Returns the texts of a field that has several. */
const several = (text: string | null): string[] => text?.split('; ') ?? [];

const outside = { target: '_blank', rel: 'noopener noreferrer', sx: linkSx } as const;

/** Panel with phones, e-mail, web pages and address. Each row needs a known value; renders nothing if all are unknown. */
export function PlaceContact({ place }: { place: PlaceContact_PlaceFragment }) {
  const { phone, phoneHref, otherPhones, otherPhoneHrefs, email, website, menuUrl, bookingUrl, socialLinks, fullAddress } = place;
  const others = several(otherPhones).map((number, i) => ({ number, href: otherPhoneHrefs?.[i] ?? undefined }));
  const phones = [...(phone ? [{ number: phone, href: phoneHref ?? undefined }] : []), ...others];
  const links = several(socialLinks);
  if (phones.length === 0 && links.length === 0 && !email && !website && !menuUrl && !bookingUrl && !fullAddress) return null;
  return (
    <SidePanel title={t('places.contactInformation')}>
      {phones.map(({ number, href }) => (
        <Row key={number} icon={PhoneOutlined}>
          <Link href={href} sx={linkSx}>
            <bdi>{number}</bdi>
          </Link>
        </Row>
      ))}
      {email && (
        <Row icon={MailOutlined}>
          <Link href={`mailto:${email}`} sx={linkSx}>
            <bdi>{email}</bdi>
          </Link>
        </Row>
      )}
      {website && (
        <Row icon={LanguageOutlined}>
          <Link href={website} {...outside}>
            {t('places.visitWebsite')}
          </Link>
        </Row>
      )}
      {menuUrl && (
        <Row icon={MenuBookOutlined}>
          <Link href={menuUrl} {...outside}>
            {t('places.seeTheMenu')}
          </Link>
        </Row>
      )}
      {bookingUrl && (
        <Row icon={EventAvailableOutlined}>
          <Link href={bookingUrl} {...outside}>
            {t('places.book')}
          </Link>
        </Row>
      )}
      {links.length > 0 && (
        <Row icon={AlternateEmailRounded}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
            {links.map((link) => (
              <Link key={link} href={link} {...outside}>
                <bdi>{networkName(link)}</bdi>
              </Link>
            ))}
          </Stack>
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
