import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { usePageLinks } from './usePageLinks';

/** Menu with the operator's pages, beside the main links. Its width does not depend on the pages. On narrow screens, its button is an icon. */
export function HeaderPages() {
  const links = usePageLinks('MENU');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (links.length === 0) return null;

  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('app.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: { xs: 1.25, lg: 1.75 }, minWidth: 0, flexShrink: 0 }}
      >
        <MoreHorizRounded sx={{ display: { lg: 'none' } }} />
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline-flex' }, alignItems: 'center', gap: 0.5 }}>
          {t('app.more')}
          <ExpandMoreRounded fontSize="small" />
        </Box>
      </Button>
      <Menu id={id} disablePortal anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': t('app.more') } }}>
        {links.map(({ to, label }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close} sx={{ maxWidth: 360, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            <bdi>{label}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
