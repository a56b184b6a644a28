import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense } from 'react';
import { paths } from '../../lib/address';
import { useSite } from '../../lib/currentSite';
import { language, t } from '../../lib/i18n';
import { type Category, findCategory, pluralOf } from '../../lib/site';
import { PageContainer } from '../../ui/PageContainer';
import { AppLayoutDocument } from './AppLayout.generated';
import { ContactLinks } from './ContactLinks';
import { FooterLinks } from './FooterLinks';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import { SmallPrint } from './SmallPrint';
import { usePageLinks } from './usePageLinks';

// Most sites have no such links, and the icons of the networks are large. If their file cannot be fetched, nothing is shown.
const SocialLinks = lazy<ComponentType<{ links: readonly string[] }>>(() =>
  import('./SocialLinks').then(
    (file) => ({ default: file.SocialLinks }),
    () => ({ default: () => null }),
  ),
);

/** Categories that the footer links to, if the site has them. */
const LINKED = ['restaurant', 'attraction'];

/** Returns the links to the lists of cities, of places and of two categories. */
function quickLinks(categories: readonly Category[]) {
  const shown = categories.filter(({ isHidden }) => !isHidden);
  const first = LINKED.flatMap((word) => findCategory(shown, word) ?? []);
  return [
    { label: t('app.cities'), to: paths.cities() },
    { label: t('app.places'), to: paths.places() },
    ...[...new Set([...first, ...shown])]
      .slice(0, LINKED.length)
      .map((category) => ({ label: pluralOf(category, language.code, t), to: paths.places({ category: category.slug }) })),
  ];
}

const restApi = { label: 'REST API', href: '/api/docs' };
const graphiql = { label: 'GraphQL API', href: '/graphiql' };

/** Footer: description of the site, links, contact. Parts that are not configured are left out. */
export function Footer() {
  const { data } = useQuery(AppLayoutDocument);
  const { categories } = useSite();
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
            {data && data.site.socialLinks.length > 0 && (
              <Suspense fallback={<Box sx={{ mt: 2, height: 44 }} />}>
                <SocialLinks links={data.site.socialLinks} />
              </Suspense>
            )}
          </Box>
          <FooterLinks title={t('app.quickLinks')} links={quickLinks(categories)} />
          <FooterLinks
            title={t('app.about')}
            links={[...pages, { label: t('offline.onThisDevice'), to: paths.offline }, restApi, ...(data?.site.hasGraphiql ? [graphiql] : [])]}
          />
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
