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

/** A column of links in the footer. */
export function FooterLinks({ title, links }: Props) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ label, to, href }) => (
          <li key={label}>
            <MuiLink
              {...(to === undefined ? { href } : { component: Link, to })}
              color="text.secondary"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 36 }, '&:hover': { color: 'text.primary' } }}
            >
              {label}
            </MuiLink>
          </li>
        ))}
      </Box>
    </nav>
  );
}
