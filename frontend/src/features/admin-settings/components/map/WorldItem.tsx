import Typography from '@mui/material/Typography';
import { dotted, formatBytes, formatNumber, t } from '../../../../lib/i18n';
import type { BaseMap } from '../../../../ui/map';
import { FramedItem, StandingChip } from '../../../../widgets/console';
import { AreaMap } from './AreaMap';
import type { WorldItem_WorldFragment } from './MapArchives.generated';
import { plainText } from './plainText';
import { PreviewToggle } from './PreviewToggle';

/** Most of the inhabited earth: all of it would be small. */
const INHABITED = { southWest: { latitude: -50, longitude: -120 }, northEast: { latitude: 70, longitude: 150 } };

/** The world map, which is a part of the app. */
export function WorldItem({ world: { bytes, layer }, base }: { world: WorldItem_WorldFragment; base: BaseMap }) {
  const { minZoom, maxZoom, attribution } = layer;
  return (
    <FramedItem
      heading={
        <>
          <Typography variant="subtitle1" component="span">
            {t('mapArchives.world')}
          </Typography>
          <StandingChip>{t('mapArchives.builtIn')}</StandingChip>
        </>
      }
    >
      <Typography variant="body2">{t('mapArchives.worldText')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(
          t('mapArchives.vector'),
          t('mapArchives.zooms', { from: formatNumber(minZoom), to: formatNumber(maxZoom) }),
          formatBytes(bytes),
          plainText(attribution),
        )}
      </Typography>
      <PreviewToggle name={t('mapArchives.world')}>
        <AreaMap
          base={{ ...base, source: 'OWN', tiles: null, layers: [layer] }}
          area={INHABITED}
          label={t('mapArchives.mapOf', { name: t('mapArchives.world') })}
        />
      </PreviewToggle>
    </FramedItem>
  );
}
