import Box from '@mui/material/Box';
import { t } from '../../../lib/i18n';
import { PageContainer } from '../../../ui/PageContainer';
import { PlaceSearch } from '../../../widgets/search';

/** Search field on the slides. It is the same for all of them, and does not move when they change. */
export function HeroSearch() {
  return (
    <Box sx={{ position: 'absolute', zIndex: (theme) => theme.zIndex.appBar - 1, left: 0, right: 0, top: 'var(--search)' }}>
      <PageContainer>
        <Box sx={{ maxWidth: 560 }}>
          <PlaceSearch large label={t('home.searchLabel')} placeholder={t('home.searchExample')} />
        </Box>
      </PageContainer>
    </Box>
  );
}
