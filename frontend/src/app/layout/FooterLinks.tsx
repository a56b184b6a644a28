import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  title: string;
  /** Screens of this app (`to`) or other pages (`href`). */
  links: readonly { label: string; to?: string; href?: string }[];
}

/** Number of links above which they need the whole width of the footer. */
const COLUMN = 8;
const columns = { display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } } as const;

/** A column of links in the footer; if there are many, a row of columns below all others. */

export function FooterLinks({ title, links }: Props) {
  const id = useId();
  const isWide = links.length > COLUMN;
  return (
    <Box component="nav" aria-labelledby={id} sx={isWide ? { gridColumn: '1 / -1', order: 1 } : undefined}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere', ...(isWide && columns) }}>
        {links.map(({ label, to, href }) => (
          <li key={to ?? href}>
            <MuiLink
              {...(to === undefined ? { href } : { component: Link, to })}
              color="text.secondary"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 36 }, '&:hover': { color: 'text.primary' } }}
            >
              <bdi>{label}</bdi>
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
