import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../lib/address';
import { dotted, formatBytes, isolate, t } from '../../../../lib/i18n';
import { useRefusal } from '../../../../ui/toast';
import { reasonWords } from '../../../../widgets/console';
import { StepProgress } from '../run/StepProgress';
import { DiscardImportDraftDocument, type FileStep_DraftFragment, ReadImportDraftDocument } from './FileStep.generated';
import { MakeMap } from './MakeMap';
import type { ReadingValues } from './readingChoices';
import { ReadingFields } from './ReadingFields';
import { SampleTable } from './SampleTable';

interface Props {
  draft: FileStep_DraftFragment;
  /** Opens the columns. */
  onNext: () => void;
}

const AS_DETECTED: ReadingValues = { format: '', encoding: '', delimiter: '', sheet: '' };

/** Returns how a file was read, as values of the fields. */
function valuesOf(reading: FileStep_DraftFragment['reading']): ReadingValues {
  if (!reading) return AS_DETECTED;
  const { format, encoding, delimiter, sheet } = reading;
  return { format, encoding: encoding ?? '', delimiter: delimiter ?? '', sheet: sheet ?? '' };
}

/** Actions on the file of an import: it is read in another way, or discarded for another file. */
function useFileActions(id: string) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const refuse = useRefusal();
  return {
    read: async ({ format, encoding, delimiter, sheet }: ReadingValues) => {
      const input = { format: format || null, encoding: encoding || null, delimiter: delimiter || null, sheet: sheet || null };
      try {
        await client.mutate({ mutation: ReadImportDraftDocument, variables: { id, input } });
      } catch (error) {
        refuse(error, t('importFile.notReadAgain'));
      }
    },
    discard: async () => {
      try {
        await client.mutate({ mutation: DiscardImportDraftDocument, variables: { id } });
        void navigate(paths.newImport, { replace: true });
      } catch (error) {
        refuse(error, t('importFile.notDiscarded'));
      }
    },
  };
}

/** Step that shows the file as it was read, and changes how it is read. */
export function FileStep({ draft, onNext }: Props) {
  const { id, fileName, bytes, state, problem, job, reading } = draft;
  const { read, discard } = useFileActions(id);
  /** Choices that the detection must not change. */
  const [chosen, setChosen] = useState(AS_DETECTED);
  if (state === 'READING')
    return <StepProgress label={t('importFile.reading', { name: isolate(fileName) })} job={job} cancel={t('importFile.cancelReading')} />;

  const hasFailed = reading === null;
  const values = hasFailed ? chosen : valuesOf(reading);
  const change = (next: ReadingValues) => {
    // A kind that was detected inside of a zip must not be forced on the zip.
    const input = { ...next, format: next.format === values.format ? chosen.format : next.format };
    setChosen(input);
    void read(input);
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {dotted(fileName, formatBytes(bytes), reading && t(reading.isWhole ? 'importFile.records' : 'importFile.firstRecords', { count: reading.records }))}
      </Typography>
      {hasFailed && <Alert severity="error">{problem ? reasonWords(problem) : t('importFile.notRead')}</Alert>}
      {hasFailed && <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{t('importFile.readInAnotherWay')}</Typography>}
      <ReadingFields values={values} sheets={reading?.sheets ?? []} canDetect={hasFailed} onChange={change} />
      {reading?.notes.map((note) => (
        <Alert key={note.text} severity="info">
          {reasonWords(note)}
        </Alert>
      ))}
      {reading && (
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('importFile.firstRows')}
          </Typography>
          <SampleTable reading={reading} />
        </Box>
      )}
      {reading?.format === 'pbf' && <MakeMap draftId={id} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {reading ? (
          <Button variant="contained" onClick={onNext}>
            {t('importFile.next')}
          </Button>
        ) : (
          <Button variant="outlined" color="inherit" onClick={() => void read(chosen)}>
            {t('importFile.readAgain')}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={() => void discard()}>
          {t('importFile.anotherFile')}
        </Button>
      </Stack>
    </Stack>
  );
}
