import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { formatNumber, t } from '../../../../lib/i18n';
import { ConfirmStep } from '../../../../ui/feedback';
import { useRefusal } from '../../../../ui/toast';
import { JobProgress } from '../../../../widgets/console';
import { CancelImportJobDocument, type StepProgress_JobFragment } from './StepProgress.generated';

interface Props {
  /** Name of the work. */
  label: string;
  /** Absent until the server has added the job. */
  job: StepProgress_JobFragment | null;
  /** Label of the button that cancels. */
  cancel: string;
  /** Question before it is cancelled; without it, it is cancelled at once. */
  question?: { title: string; text: string };
  /** Further content below the bar. */
  children?: ReactNode;
}

/** Progress of a step, with a button that cancels it. */
export function StepProgress({ label, job, cancel, question, children }: Props) {
  const [cancelJob] = useMutation(CancelImportJobDocument);
  const [isAsking, setAsking] = useState(false);
  const refuse = useRefusal();
  const stop = async () => {
    if (job) await cancelJob({ variables: { id: job.id } });
  };
  const isStopping = job?.isCancelled ?? false;
  const share = job?.total ? Math.min(100, Math.floor((job.done / job.total) * 100)) : undefined;
  const pause = isStopping ? t('importRun.stopping') : job?.state === 'WAITING' ? t('importRun.waiting') : undefined;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {label} {pause}
      </Typography>
      <Stack direction="row" sx={{ width: '100%' }}>
        <JobProgress
          label={label}
          done={job?.done ?? 0}
          total={job?.total ?? null}
          text={share === undefined ? undefined : t('importRun.percent', { percent: formatNumber(share) })}
        />
      </Stack>
      {children}
      {job?.canCancel && !isStopping && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => (question ? setAsking(true) : void stop().catch((error: unknown) => refuse(error, t('importRun.notCancelled'))))}
        >
          {cancel}
        </Button>
      )}
      {question && (
        <ConfirmStep
          isOpen={isAsking}
          {...question}
          labels={{ confirm: cancel, cancel: t('importRun.continue') }}
          act={stop}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
