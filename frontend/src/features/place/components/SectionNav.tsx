import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link, useLocation } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { PageContainer } from '../../../ui/PageContainer';
import { SECTION_NAV_HEIGHT, type SectionLink } from './anchors';
import { useCurrentSection } from './useCurrentSection';

/** Row of links to the page's sections. It sticks below the header and marks the current section. */
export function SectionNav({ sections }: { sections: readonly SectionLink[] }) {
  const { search } = useLocation();
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));

  return (
    <Box
      component="nav"
      aria-label={t('places.onThisPage')}
      sx={{
        position: 'sticky',
        overflowAnchor: 'none', // the row is always in view: the browser would anchor scrolling to it when content above grows
        top: 'var(--header)',
        zIndex: ({ zIndex }) => zIndex.appBar - 1,
        bgcolor: 'background.default',
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <PageContainer>
        <Box sx={{ display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', mx: -1.5 }}>
          {sections.map(({ id, label }) => (
            <ButtonBase
              key={id}
              component={Link}
              to={{ search, hash: `#${id}` }}
              replace
              preventScrollReset
              aria-current={current === id ? 'location' : undefined}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
              sx={{
                height: SECTION_NAV_HEIGHT,
                px: 1.5,
                flexShrink: 0,
                typography: 'button',
                color: 'text.secondary',
                '&:hover': { color: 'text.primary' },
                '&[aria-current]': { color: 'text.primary' },
                '&[aria-current]::after': {
                  content: '""',
                  position: 'absolute',
                  inset: 'auto 12px 0',
                  height: 3,
                  borderRadius: '3px 3px 0 0',
                  bgcolor: 'primary.main',
                },
                '&.Mui-focusVisible': { outlineOffset: -4 },
              }}
            >
              {label}
            </ButtonBase>
          ))}
        </Box>
      </PageContainer>
    </Box>
  );
}
