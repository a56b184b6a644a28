import CheckRounded from '@mui/icons-material/CheckRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { language as current, t } from '../../lib/i18n';
import { HeaderMenu } from './HeaderMenu';
import { useLanguageLinks } from './useLanguageLinks';

/** Menu with links to this page in the offered languages, for the header of wide screens. */
export function LanguageMenu() {
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <HeaderMenu label={t('app.language')} icon={<TranslateRounded />} sx={{ display: { xs: 'none', lg: 'inline-flex' } }}>
      {() =>
        links.map(({ language, link }) => (
          <MenuItem key={language.code} component="a" {...link} selected={language === current} aria-current={language === current ? 'page' : undefined}>
            <ListItemText sx={{ mr: 3 }}>{language.name}</ListItemText>
            {language === current && <CheckRounded fontSize="small" aria-hidden />}
          </MenuItem>
        ))
      }
    </HeaderMenu>
  );
}
