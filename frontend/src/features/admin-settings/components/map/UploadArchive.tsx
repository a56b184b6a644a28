import { formatBytes, isolate, t } from '../../../../lib/i18n';
import { useNotify } from '../../../../ui/toast';
import { FileDrop, useFileDrop, useRefresh } from '../../../../widgets/console';

/** Largest archive (bytes) that the server takes. */
const MOST_BYTES = 2_000_000_000;
/** Largest extract of OpenStreetMap (bytes) that the server makes into an archive. */
const MOST_EXTRACT_BYTES = 10_000_000;

const EXTRACT = /\.pbf$/i;

/** Returns why a file cannot be taken; undefined if it can. The server recognizes files by their content. */
function problemOf({ name, size }: File): string | undefined {
  const isExtract = EXTRACT.test(name);
  const most = isExtract ? MOST_EXTRACT_BYTES : MOST_BYTES;
  if (size <= most) return undefined;
  return t(isExtract ? 'mapArchives.extractTooLarge' : 'mapArchives.tooLarge', { name: isolate(name), size: formatBytes(most) });
}

/** Area that takes a map archive, or an extract of OpenStreetMap to make one of. */
export function UploadArchive() {
  const notify = useNotify();
  const refresh = useRefresh();
  const drop = useFileDrop<{ name: string }>({
    path: '/api/admin/map/archives',
    several: t('mapArchives.oneFile'),
    problemOf,
    onUploaded: ({ name }) => {
      notify.success(t('mapArchives.isAdded', { name: isolate(name) }));
      void refresh();
    },
  });
  const about = t('mapArchives.whatCanBeUploaded', { size: formatBytes(MOST_BYTES), extract: formatBytes(MOST_EXTRACT_BYTES) });
  return <FileDrop drop={drop} heading="h3" hint={t('mapArchives.orChoose')} about={about} accept=".pmtiles,.pbf" />;
}
