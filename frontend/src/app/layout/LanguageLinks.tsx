import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { language as current, t } from '../../lib/i18n';
import { useLanguageLinks } from './useLanguageLinks';

/** Links to this page in the offered languages, each labeled with the language's own name. */
export function LanguageLinks() {
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('app.language')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
        {links.map(({ language, link }) => (
          <li key={language.code}>
            <Link
              {...link}
              color={language === current ? 'text.primary' : 'text.secondary'}
              aria-current={language === current ? 'page' : undefined}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, minWidth: 44, fontWeight: language === current ? 700 : 400 }}
            >
              {language.name}
            </Link>
          </li>
        ))}
      </Box>
    </nav>
  );
}
