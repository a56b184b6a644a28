import CheckRounded from '@mui/icons-material/CheckRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { t } from '../../lib/i18n';
import { language as current } from '../../lib/locale';
import { Tip } from '../../ui/Tip';
import { useLanguageLinks } from './useLanguageLinks';

/** Leads to the page in another language, from the header of wide screens. */
export function LanguageMenu() {
  const links = useLanguageLinks();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (links.length === 0) return null;

  return (
    <>
      <Tip title={t('app.language')}>
        <IconButton
          color="inherit"
          aria-label={t('app.language')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
        >
          <TranslateRounded />
        </IconButton>
      </Tip>
      <Menu
        id={id}
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('app.language') } }}
      >
        {links.map(({ language, link }) => (
          <MenuItem key={language.code} component="a" {...link} selected={language === current} aria-current={language === current ? 'page' : undefined}>
            <ListItemText sx={{ mr: 3 }}>{language.name}</ListItemText>
            {language === current && <CheckRounded fontSize="small" aria-hidden />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
