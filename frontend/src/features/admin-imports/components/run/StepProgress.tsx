import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { t } from '../../../../lib/i18n';
import { ConfirmStep } from '../../../../ui/feedback';
import { useRefusal } from '../../../../ui/toast';
import { JobProgress, type JobProgress_JobFragment, pauseWords, percentWords, useJob } from '../../../../widgets/console';

interface Props {
  /** Name of the work. */
  label: string;
  /** Absent until the server has added the job. */
  job: JobProgress_JobFragment | null;
  /** Label of the button that cancels. */
  cancel: string;
  /** Question before it is cancelled; without it, it is cancelled at once. */
  question?: { title: string; text: string };
  /** Further content below the bar. */
  children?: ReactNode;
}

/** Progress of a step, with a button that cancels it. */
export function StepProgress({ label, job, cancel, question, children }: Props) {
  const { cancel: cancelJob } = useJob();
  const [isAsking, setAsking] = useState(false);
  const refuse = useRefusal();
  const stop = async () => {
    if (job) await cancelJob(job.id);
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {label} {pauseWords(job)}
      </Typography>
      <Stack direction="row" sx={{ width: '100%' }}>
        <JobProgress label={label} done={job?.done ?? 0} total={job?.total ?? null} text={percentWords(job)} />
      </Stack>
      {children}
      {job?.canCancel && !job.isCancelled && (
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
