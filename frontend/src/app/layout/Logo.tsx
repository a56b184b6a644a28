import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useSite } from '../../lib/currentSite';
import { t } from '../../lib/i18n';
import { homePath } from '../../lib/site';
import { radius } from '../../ui/shape';

const HomeLink = styled(Link)(({ theme }) => ({
  fontFamily: theme.typography.h1.fontFamily,
  fontWeight: 800,
  fontSize: '1.5rem',
  letterSpacing: '-.03em',
  lineHeight: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
}));

/** The name; a long one ends with an ellipsis instead of pushing the navigation away. */
const Name = styled('span')({ maxWidth: 'min(320px, 46vw)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 1.2 });

/** Logo: a pin with a skyline. */
function Pin() {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden focusable="false" sx={{ width: 32, height: 32, flex: 'none' }}>
      <Box
        component="path"
        d="M16 1.5A10.5 10.5 0 0 0 5.5 12C5.5 19.5 16 30.5 16 30.5S26.5 19.5 26.5 12A10.5 10.5 0 0 0 16 1.5z"
        sx={{ fill: 'var(--logo-pin)' }}
      />
      <Box component="path" d="M9.5 16.5v-4h3V9h2.5V6.5h2V9H19v5h1.5v-2.5h2v5z" sx={{ fill: 'var(--logo-skyline)' }} />
    </Box>
  );
}

const OwnLogo = styled('img')({ width: 'auto', maxWidth: 'min(220px, 46vw)', height: 36, objectFit: 'contain' });

/** The operator's logo, or that of the app with the name of the site; links to the home page. */
export function Logo() {
  const site = useSite();
  const { name, logo } = site;
  return (
    <HomeLink to={homePath(site)} aria-label={t('app.siteHome')}>
      {logo === null ? (
        <>
          <Pin />
          <Name dir="auto">
            <bdi>{name}</bdi>
          </Name>
        </>
      ) : (
        <OwnLogo src={logo} alt="" />
      )}
    </HomeLink>
  );
}
