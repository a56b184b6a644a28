import { useMutation } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import type { ActivityTarget } from '../../../graphql/schema.generated';
import { t } from '../../../lib/i18n';
import { ActionButton } from '../ActionButton';
import { JobProgress } from '../jobs/JobProgress';
import { CancelBulkJobDocument } from './BulkJobs.generated';
import { bulkWords } from './bulkWords';
import { useBulkJobs } from './useBulkJobs';

/** Progress of the jobs that change rows of a list, each with a button that cancels it. */
export function BulkProgress({ kind }: { kind: ActivityTarget }) {
  const jobs = useBulkJobs().filter(({ bulk }) => bulk?.targetKind === kind);
  const [cancel] = useMutation(CancelBulkJobDocument);
  return jobs.map((job) => {
    const { id, done, total, canCancel } = job;
    const text = bulkWords(job);
    return (
      <Stack key={id} direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 44, mb: 1 }}>
        <JobProgress label={text} done={done} total={total} text={text} />
        {canCancel && (
          <ActionButton isSmall label={t('console.cancelTheChange')} act={async () => void (await cancel({ variables: { id } }))}>
            {t('console.cancel')}
          </ActionButton>
        )}
      </Stack>
    );
  });
}
