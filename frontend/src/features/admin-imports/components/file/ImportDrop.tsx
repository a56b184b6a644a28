import { formatBytes, isolate, t } from '../../../../lib/i18n';
import { FileDrop, useFileDrop } from '../../../../widgets/console';
import { usePaste } from './usePaste';

/** Largest file (bytes) that the server takes. */
const MOST_BYTES = 1_000_000_000;

/** Response of the server to an uploaded file. */
interface UploadedFile {
  _id: string;
}

interface Props {
  /** Called with the id of the new import. */
  onUploaded: (id: string) => void;
}

/** Area that takes the file of an import: dropped, chosen or pasted. */
export function ImportDrop({ onUploaded }: Props) {
  const size = formatBytes(MOST_BYTES);
  const drop = useFileDrop<UploadedFile>({
    path: '/api/admin/imports/files',
    several: t('importFile.oneFile'),
    problemOf: (file) => (file.size > MOST_BYTES ? t('importFile.tooLarge', { name: isolate(file.name), size }) : undefined),
    onUploaded: ({ _id }) => onUploaded(_id),
  });
  usePaste((file) => drop.take([file]));
  return <FileDrop drop={drop} heading="h2" hint={t('importFile.orPaste')} about={`${t('importFile.whatCanBeRead')} ${t('importFile.mostBytes', { size })}`} />;
}
