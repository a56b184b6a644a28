import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../../lib/i18n';
import { ErrorPanel, Spinner, useDeferredLoading } from '../../../../ui/feedback';
import { FramedList, Section } from '../../../../widgets/console';
import { AddArchive } from './AddArchive';
import { ArchiveItem } from './ArchiveItem';
import type { MapArchivesQuery } from './MapArchives.generated';
import { useMapArchives } from './useMapArchives';
import { WorldItem } from './WorldItem';

/** Returns what the list alone does not say: that there is only the world map, or that maps do not show the archives. */
function hintOf({ mapArchives: { items }, site }: MapArchivesQuery): string | undefined {
  if (items.length === 0) return t('mapArchives.onlyTheWorld');
  return site.map.source === 'OWN' ? undefined : t('mapArchives.notDrawn');
}

/** Maps of this site below its settings: the world map, the archives of cities, and how to add one. */
export function MapArchives() {
  const { data, loading, error, refetch } = useMapArchives();
  const hint = data && hintOf(data);
  const isWaiting = useDeferredLoading(loading && !data);
  return (
    <Stack sx={{ gap: 3, mt: 3 }}>
      <Section title={t('mapArchives.title')}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: '72ch' }}>
          {t('mapArchives.about')}
        </Typography>
        {isWaiting && <Spinner label={t('mapArchives.loading')} />}
        {error && !data && !loading && (
          <ErrorPanel title={t('mapArchives.errorLoading')} text={t('mapArchives.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
        )}
        {data && (
          <FramedList label={t('mapArchives.title')}>
            <WorldItem world={data.mapArchives.world} base={data.site.map} />
            {data.mapArchives.items.map((archive) => (
              <ArchiveItem key={archive.id} archive={archive} base={data.site.map} />
            ))}
          </FramedList>
        )}
        {hint && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {hint}
          </Alert>
        )}
      </Section>
      {data && <AddArchive base={data.site.map} />}
    </Stack>
  );
}
