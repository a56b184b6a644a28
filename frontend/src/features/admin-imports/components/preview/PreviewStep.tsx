import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { isolate, t } from '../../../../lib/i18n';
import { reasonWords } from '../../../../widgets/console';
import { StepProgress } from '../run/StepProgress';
import { PreviewResult } from './PreviewResult';
import type { PreviewStep_DraftFragment } from './PreviewStep.generated';

interface Props {
  draft: PreviewStep_DraftFragment;
  /** Opens the columns. */
  onBack: () => void;
}

/** Step that shows what the import would do, before it changes anything. */
export function PreviewStep({ draft, onBack }: Props) {
  const { fileName, state, problem, job, preview } = draft;
  if (state === 'PREVIEWING')
    return <StepProgress label={t('importPreview.checking', { name: isolate(fileName) })} job={job} cancel={t('importPreview.cancel')} />;
  return (
    <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
      {problem && <Alert severity="error">{reasonWords(problem)}</Alert>}
      {preview ? (
        <PreviewResult draft={draft} preview={preview} onBack={onBack} />
      ) : (
        <Button variant="outlined" color="inherit" onClick={onBack} sx={{ alignSelf: 'flex-start' }}>
          {t('importPreview.back')}
        </Button>
      )}
    </Stack>
  );
}
