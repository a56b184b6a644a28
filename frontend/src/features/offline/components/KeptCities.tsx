import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { formatBytes, t } from '../../../lib/i18n';
import { type KeptCity, listKeptCities, removeCity } from '../../../lib/kept';
import { DeviceSection } from './DeviceSection';
import { KeptCityRow } from './KeptCityRow';
import { useDeviceList } from './useDeviceList';

const total = (cities: readonly KeptCity[]): number => cities.reduce((sum, { bytes }) => sum + bytes, 0);

/** Section with the cities that the visitor keeps on this device. */
export function KeptCities({ isOffline }: { isOffline: boolean }) {
  const { items: cities } = useDeviceList(listKeptCities);
  return (
    <DeviceSection
      title={t('offline.keptCities')}
      note={cities && cities.length > 0 ? t('offline.totalSize', { size: formatBytes(total(cities)) }) : undefined}
      empty={{
        text: t('offline.noCities'),
        action: !isOffline && (
          <Button component={Link} to={paths.cities()} variant="contained">
            {t('offline.exploreCities')}
          </Button>
        ),
      }}
      removal={{ label: t('offline.removeAll'), onClick: () => void Promise.all((cities ?? []).map(({ id }) => removeCity(id))) }}
    >
      {cities?.map((city) => (
        <KeptCityRow key={city.id} city={city} isOffline={isOffline} />
      ))}
    </DeviceSection>
  );
}
