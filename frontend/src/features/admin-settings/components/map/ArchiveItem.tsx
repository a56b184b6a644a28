import Typography from '@mui/material/Typography';
import type { MapArchiveOrigin, MapArchiveState } from '../../../../graphql/schema.generated';
import { dotted, formatBytes, formatDateTime, formatNumber, isolate, t, type TextKey } from '../../../../lib/i18n';
import type { BaseMap } from '../../../../ui/map';
import { FramedItem, reasonWords, StandingChip } from '../../../../widgets/console';
import { ArchiveActions } from './ArchiveActions';
import { ArchiveProgress } from './ArchiveProgress';
import { AreaMap } from './AreaMap';
import type { ArchiveItem_ArchiveFragment } from './MapArchives.generated';
import { plainText } from './plainText';
import { PreviewToggle } from './PreviewToggle';

const STATES = {
  MAKING: { label: 'mapArchives.isMaking', tone: 'warning' },
  READY: { label: 'mapArchives.isReady', tone: 'success' },
  FAILED: { label: 'mapArchives.isFailed', tone: 'error' },
  MISSING: { label: 'mapArchives.isMissing', tone: 'error' },
} as const satisfies Record<MapArchiveState, { label: TextKey; tone: 'success' | 'warning' | 'error' }>;

const ORIGINS = {
  UPLOAD: 'mapArchives.fromUpload',
  AREA: 'mapArchives.fromArea',
  EXTRACT: 'mapArchives.fromExtract',
} as const satisfies Record<MapArchiveOrigin, TextKey>;

/** Facts about the tiles, a line each. Those of an archive that is being made are not yet known. */
function Facts({ archive }: { archive: ArchiveItem_ArchiveFragment }) {
  const { kind, minZoom, maxZoom, bytes, city, layers, attribution, createdAt, origin, fileName, address } = archive;
  const zooms = minZoom !== null && maxZoom !== null && t('mapArchives.zooms', { from: formatNumber(minZoom), to: formatNumber(maxZoom) });
  const isKnown = zooms !== false;
  const source = address ?? fileName;
  const credit = plainText(attribution ?? '');
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(
          city && isolate(city.name),
          isKnown && kind && t(kind === 'RASTER' ? 'mapArchives.raster' : 'mapArchives.vector'),
          zooms,
          bytes !== null && formatBytes(bytes),
          t(ORIGINS[origin]),
          source !== null && isolate(source),
          formatDateTime(createdAt),
        )}
      </Typography>
      {layers.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('mapArchives.layers', { names: isolate(layers.join(', ')) })}
        </Typography>
      )}
      {credit !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <bdi>{credit}</bdi>
        </Typography>
      )}
    </>
  );
}

interface Props {
  archive: ArchiveItem_ArchiveFragment;
  /** Map of the site, below the preview. */
  base: BaseMap;
}

/** A map archive: its state, its facts, and the area that it covers. */
export function ArchiveItem({ archive, base }: Props) {
  const { name, state, problem, warnings, bounds, layer } = archive;
  const { label, tone } = STATES[state];
  const world = base.layers.filter(({ id }) => id === 'world');
  return (
    <FramedItem
      heading={
        <>
          <Typography variant="subtitle1" component="span">
            <bdi>{name}</bdi>
          </Typography>
          <StandingChip tone={tone}>{t(label)}</StandingChip>
        </>
      }
      action={<ArchiveActions archive={archive} />}
    >
      <Facts archive={archive} />
      {state === 'MAKING' && <ArchiveProgress archive={archive} />}
      {state === 'FAILED' && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {problem ? reasonWords(problem) : t('mapArchives.failedWithoutReason')}
        </Typography>
      )}
      {state === 'MISSING' && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {t('mapArchives.missingText')}
        </Typography>
      )}
      {warnings.map((warning) => (
        <Typography key={warning.reason} variant="body2" sx={{ color: 'warning.main' }}>
          {reasonWords(warning)}
        </Typography>
      ))}
      {layer && bounds && (
        <PreviewToggle name={isolate(name)}>
          <AreaMap
            base={{ ...base, source: 'OWN', tiles: null, layers: [...world, layer] }}
            area={bounds}
            hasOutline
            label={t('mapArchives.mapOf', { name })}
          />
        </PreviewToggle>
      )}
    </FramedItem>
  );
}
