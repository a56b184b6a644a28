import Collapse from '@mui/material/Collapse';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { ImportState } from '../../../../graphql/schema.generated';
import { dotted, formatDateTime, formatNumber, isolate, t, type TextKey } from '../../../../lib/i18n';
import { FramedItem, StandingChip } from '../../../../widgets/console';
import { CountList } from '../run/CountList';
import { ImportFiles } from '../run/ImportFiles';
import { ShowRows } from '../run/ShowRows';
import { UndoImport } from '../run/UndoImport';
import type { ImportItem_ImportFragment } from './ImportHistory.generated';

const STATES: Readonly<Record<ImportState, { label: TextKey; tone?: 'success' | 'warning' | 'error' }>> = {
  RUNNING: { label: 'importHistory.isRunning', tone: 'warning' },
  INTERRUPTED: { label: 'importHistory.isInterrupted', tone: 'error' },
  DONE: { label: 'importHistory.isDone', tone: 'success' },
  UNDOING: { label: 'importHistory.isUndoing', tone: 'warning' },
  UNDONE: { label: 'importHistory.isUndone' },
};

/** An import of a file: what it was, what it has done, and its undo. */
export function ImportItem({ record }: { record: ImportItem_ImportFragment }) {
  const { fileName, format, kind, state, startedAt, actor, sources, licences, attributions, counts } = record;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { label, tone } = STATES[state];
  const name = isolate(fileName ?? t('importHistory.standardInput'));
  const origin = [...sources, ...licences, ...attributions].map((text) => isolate(text));
  return (
    <FramedItem
      heading={
        <>
          <Typography variant="subtitle1" component="span">
            <bdi>{fileName ?? t('importHistory.standardInput')}</bdi>
          </Typography>
          <StandingChip {...(tone && { tone })}>{t(label)}</StandingChip>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(
          kind && t(kind === 'CITIES' ? 'importHistory.cities' : 'importHistory.places'),
          format && isolate(format),
          formatDateTime(startedAt),
          actor && t('importHistory.byName', { name: isolate(actor.name) }),
        )}
      </Typography>
      <Typography variant="body2">
        {t('importHistory.numbers', { added: formatNumber(counts.added), updated: formatNumber(counts.updated), rejected: formatNumber(counts.rejected) })}
      </Typography>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('importHistory.detailsOf', { name })}
        onClick={() => setOpen(!isOpen)}
        sx={{ minHeight: 44, alignSelf: 'flex-start', ml: -1.25 }}
      >
        {t('importHistory.details')}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Stack sx={{ gap: 1.5, py: 1.5 }}>
          {origin.length > 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('importHistory.origin', { names: dotted(...origin) })}
            </Typography>
          )}
          <CountList counts={counts} />
          <ImportFiles import={record} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {state === 'DONE' && <ShowRows import={record} />}
            <UndoImport import={record} />
          </Stack>
        </Stack>
      </Collapse>
    </FramedItem>
  );
}
