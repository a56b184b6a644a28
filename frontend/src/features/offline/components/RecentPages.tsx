import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { language, t } from '../../../lib/i18n';
import { listRecentPages, removeRecentPages } from '../../../lib/kept';
import { DeviceSection } from './DeviceSection';
import { useDeviceList } from './useDeviceList';

const read = () => listRecentPages(language.code);

/** Section with the pages of cities and places that were opened recently, and are saved by themselves. */
export function RecentPages() {
  const { items: pages, readAgain } = useDeviceList(read);
  return (
    <DeviceSection
      title={t('offline.recentlyViewed')}
      note={t('offline.savedByThemselves')}
      empty={{ text: t('offline.nothingRecent') }}
      removal={{ label: t('offline.removeAll'), onClick: () => void removeRecentPages().then(readAgain) }}
    >
      {pages?.map(({ name, path }) => (
        <Box component="li" key={path} sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink component={Link} to={path} sx={{ display: 'block', px: 2, py: 1.25, fontWeight: 600 }}>
            <bdi>{name}</bdi>
          </MuiLink>
        </Box>
      ))}
    </DeviceSection>
  );
}
