import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../lib/paths';
import { PageContainer } from '../../ui/PageContainer';
import { AppLayoutDocument } from './AppLayout.generated';
import { ContactLinks } from './ContactLinks';
import { FooterLinks } from './FooterLinks';
import { Logo } from './Logo';
import { SmallPrint } from './SmallPrint';
import { SocialLinks } from './SocialLinks';

const quickLinks = [
  { label: 'Cities', to: paths.cities() },
  { label: 'Places', to: paths.places() },
  { label: 'Restaurants', to: paths.places({ category: 'restaurant' }) },
  { label: 'Attractions', to: paths.places({ category: 'attraction' }) },
];

const moreLinks = [
  { label: 'Privacy', to: paths.privacy },
  { label: 'Terms', to: paths.terms },
  { label: 'REST API', href: '/api/docs' },
];

const graphiql = { label: 'GraphQL API', href: '/graphiql' };

/** What the guide is, where else to go, and whom to ask; what is not configured is left out. */
export function Footer() {
  const { data } = useQuery(AppLayoutDocument);
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
            <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
              Discover the best places, restaurants, attractions and hidden gems of a city, and connect with your community.
            </Typography>
            {data && <SocialLinks links={data.site.socialLinks} />}
          </Box>
          <FooterLinks title="Quick Links" links={quickLinks} />
          <FooterLinks title="About" links={data?.site.hasGraphiql ? [...moreLinks, graphiql] : moreLinks} />
          {reachable && <ContactLinks contact={contact} />}
        </Box>
        <SmallPrint />
      </PageContainer>
    </Box>
  );
}
