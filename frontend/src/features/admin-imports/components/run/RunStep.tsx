import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { isolate, t } from '../../../../lib/i18n';
import { useRefusal } from '../../../../ui/toast';
import { reasonWords } from '../../../../widgets/console';
import { RunImportDocument } from '../preview/PreviewStep.generated';
import { CountList } from './CountList';
import type { RunStep_DraftFragment } from './RunStep.generated';
import { StepProgress } from './StepProgress';
import { UndoImport } from './UndoImport';
import { useUndoProgress } from './useUndoProgress';

/** Step that shows the running import. One that has stopped can go on, or be undone. */
export function RunStep({ draft: { id, fileName, state, problem, job, import: record } }: { draft: RunStep_DraftFragment }) {
  const client = useApolloClient();
  const refuse = useRefusal();
  const [isBusy, setBusy] = useState(false);
  useUndoProgress(id, record);

  if (state === 'RUNNING') {
    return (
      <StepProgress
        label={t('importRun.importing', { name: isolate(fileName) })}
        job={job}
        cancel={t('importRun.stop')}
        question={{ title: t('importRun.stopQuestion'), text: t('importRun.stopText') }}
      >
        {record && <CountList counts={record.counts} />}
      </StepProgress>
    );
  }
  const goOn = async () => {
    if (isBusy) return;
    setBusy(true);
    await client.mutate({ mutation: RunImportDocument, variables: { id } }).catch((error: unknown) => refuse(error, t('importRun.notGoingOn')));
    setBusy(false);
  };
  const isUndone = record?.state === 'UNDOING' || record?.state === 'UNDONE';
  return (
    <Stack sx={{ gap: 2 }}>
      {!isUndone && <Alert severity="warning">{problem ? reasonWords(problem) : t('importRun.stopped')}</Alert>}
      {record && <CountList counts={record.counts} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {!isUndone && (
          <Button variant="contained" aria-disabled={isBusy} onClick={() => void goOn()}>
            {t('importRun.goOn')}
          </Button>
        )}
        {record && <UndoImport import={record} />}
      </Stack>
    </Stack>
  );
}
