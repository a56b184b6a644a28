import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/address';
import { isolate, t } from '../../../../lib/i18n';
import { Section } from '../../../../widgets/console';
import { CountList } from './CountList';
import { ImportFiles } from './ImportFiles';
import type { ResultStep_DraftFragment } from './ResultStep.generated';
import { ShowRows } from './ShowRows';
import { UndoImport } from './UndoImport';
import { useUndoProgress } from './useUndoProgress';

const newImport = { component: Link, to: paths.newImport, sx: { minHeight: 44 } } as const;

/** Step that shows what the import has done, and what can be done about it. */
export function ResultStep({ draft: { id, fileName, import: record } }: { draft: ResultStep_DraftFragment }) {
  useUndoProgress(id, record);
  if (!record) return <Alert severity="info">{t('importResult.gone')}</Alert>;
  const { state, counts } = record;
  return (
    <Stack sx={{ gap: { xs: 1.5, sm: 2 }, maxWidth: 1120 }}>
      {state === 'DONE' && <Alert severity="success">{t('importResult.done', { name: isolate(fileName) })}</Alert>}
      <Section title={t('importResult.numbers')}>
        <Stack sx={{ gap: 2 }}>
          <CountList counts={counts} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            {state === 'DONE' && <ShowRows import={record} />}
            <Button {...newImport} variant="outlined" color="inherit">
              {t('importResult.anotherFile')}
            </Button>
          </Stack>
        </Stack>
      </Section>
      {(record.hasRejectedFile || record.hasLeftOutFile) && (
        <Section title={t('importResult.notImported')}>
          <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
            {record.hasRejectedFile && (
              <Typography variant="body2" sx={{ maxWidth: '70ch' }}>
                {t('importResult.howToCorrect', { count: counts.rejected })}
              </Typography>
            )}
            <ImportFiles import={record} />
            {record.hasRejectedFile && (
              <Button {...newImport} variant="contained">
                {t('importResult.importCorrected')}
              </Button>
            )}
          </Stack>
        </Section>
      )}
      <Section title={t('importResult.undoTitle')}>
        <UndoImport import={record} />
      </Section>
    </Stack>
  );
}
