import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { PageContainer } from '../../ui/PageContainer';
import { AppLayoutDocument } from './AppLayout.generated';
import { ContactLinks } from './ContactLinks';
import { FooterLinks } from './FooterLinks';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import { SmallPrint } from './SmallPrint';
import { SocialLinks } from './SocialLinks';
import { usePageLinks } from './usePageLinks';

const quickLinks = [
  {
    get label() {
      return t('app.cities');
    },
    to: paths.cities(),
  },
  {
    get label() {
      return t('app.places');
    },
    to: paths.places(),
  },
  {
    get label() {
      return t('app.restaurants');
    },
    to: paths.places({ category: 'restaurant' }),
  },
  {
    get label() {
      return t('app.attractions');
    },
    to: paths.places({ category: 'attraction' }),
  },
];

const restApi = { label: 'REST API', href: '/api/docs' };
const graphiql = { label: 'GraphQL API', href: '/graphiql' };

/** Footer: description of the site, links, contact. Parts that are not configured are left out. */
export function Footer() {
  const { data } = useQuery(AppLayoutDocument);
  const pages = usePageLinks('FOOTER');
  const contact = data?.site.contact;
  const reachable = contact && (contact.email || contact.phone || contact.address);

  return (
    <Box
      component="footer"
      sx={(theme) => ({
        '--logo-pin': theme.vars.palette.secondary.main,
        '--logo-skyline': theme.vars.palette.sunken.main,
        bgcolor: 'sunken.main',
        borderTop: 1,
        borderColor: 'divider',
        pt: { xs: 6, md: 8 },
        pb: 4,
      })}
    >
      <PageContainer>
        <Box sx={{ display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1.4fr' } }}>
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: '44ch' }}>
            <Logo />
            <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t('app.discoverTheBestPlacesRestaurants')}</Typography>
            {data && <SocialLinks links={data.site.socialLinks} />}
          </Box>
          <FooterLinks title={t('app.quickLinks')} links={quickLinks} />
          <FooterLinks title={t('app.about')} links={[...pages, restApi, ...(data?.site.hasGraphiql ? [graphiql] : [])]} />
          {reachable && <ContactLinks contact={contact} />}
        </Box>
        <Box sx={{ mt: { xs: 3, md: 4 } }}>
          <LanguageLinks />
        </Box>
        <SmallPrint />
      </PageContainer>
    </Box>
  );
}
