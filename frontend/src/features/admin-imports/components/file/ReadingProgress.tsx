import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isolate, t } from '../../../../lib/i18n';
import { useRefusal } from '../../../../ui/toast';
import { JobProgress } from '../../../../widgets/console';
import { CancelReadingDocument, type ReadingProgress_JobFragment } from './ReadingProgress.generated';

interface Props {
  fileName: string;
  /** Absent until the server has added the job. */
  job: ReadingProgress_JobFragment | null;
}

/** Progress of the reading of a file, with a button that cancels it. */
export function ReadingProgress({ fileName, job }: Props) {
  const refuse = useRefusal();
  const [cancel] = useMutation(CancelReadingDocument);
  const label = t('importFile.reading', { name: isolate(fileName) });
  return (
    <Stack role="status" sx={{ gap: 1.5, alignItems: 'flex-start', maxWidth: 480 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{label}</Typography>
      <JobProgress label={label} done={job?.done ?? 0} total={job?.total ?? null} text={undefined} />
      {job?.canCancel && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => void cancel({ variables: { id: job.id } }).catch((error: unknown) => refuse(error, t('importFile.notCancelled')))}
        >
          {t('importFile.cancelReading')}
        </Button>
      )}
    </Stack>
  );
}
