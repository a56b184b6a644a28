import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ImportRowOutcome } from '../../../../graphql/schema.generated';
import { t } from '../../../../lib/i18n';
import { useRefusal } from '../../../../ui/toast';
import { FramedList, ListTabs, reasonWords, useListAddress } from '../../../../widgets/console';
import { LeaveGuard } from '../../../../widgets/record-form';
import { choicesInput } from './choicesInput';
import { outcomeIn, outcomesOf, rowsOf, OUTCOMES } from './outcomes';
import { PreviewMap } from './PreviewMap';
import { PreviewNotices } from './PreviewNotices';
import { PreviewRows } from './PreviewRows';
import { PreviewAgainDocument, type PreviewStep_DraftFragment, RunImportDocument } from './PreviewStep.generated';
import { useDecisions } from './useDecisions';

type Preview = NonNullable<PreviewStep_DraftFragment['preview']>;

interface Props {
  draft: PreviewStep_DraftFragment;
  preview: Preview;
  onBack: () => void;
}

/** Tabs without a map: what they show has no position, or is about a pair of places. */
const WITHOUT_MAP: readonly (ImportRowOutcome | null)[] = ['REJECTED', 'LEFT_OUT', 'ALIKE'];

/** Rejected rows by reason, the most frequent first. */
function Reasons({ reasons }: Pick<Preview, 'reasons'>) {
  return (
    <Box sx={{ mb: 1.5 }}>
      <FramedList label={t('importPreview.reasons')}>
        {reasons.map(({ reason, count }) => (
          <Typography key={`${reason.reason} ${reason.text}`} component="li" variant="body2" sx={{ py: 1, overflowWrap: 'anywhere' }}>
            {t('importPreview.reasonOfRows', { count, reason: reasonWords(reason) })}
          </Typography>
        ))}
      </FramedList>
    </Box>
  );
}

/** Result of a preview: numbers, rows, map, and the button that starts it. */
export function PreviewResult({ draft: { id, choices }, preview, onBack }: Props) {
  const client = useApolloClient();
  const refuse = useRefusal();
  const decisions = useDecisions(choices);
  const [isBusy, setBusy] = useState(false);
  const outcome = outcomeIn(useListAddress().address);
  const { counts, mapped, reasons } = preview;
  const hasMap = mapped > 0 && !WITHOUT_MAP.includes(outcome);
  const written = counts.added + counts.updated;

  const send = async (mutate: () => Promise<unknown>, failure: string) => {
    if (isBusy) return;
    setBusy(true);
    await mutate().catch((error: unknown) => refuse(error, failure));
    setBusy(false);
  };
  const apply = () => client.mutate({ mutation: PreviewAgainDocument, variables: { id, input: { ...choicesInput(choices), ...decisions.choices } } });
  const run = () => client.mutate({ mutation: RunImportDocument, variables: { id } });

  return (
    <Stack sx={{ gap: 2 }}>
      <LeaveGuard isDirty={decisions.isChanged && !isBusy} />
      <PreviewNotices preview={preview} onBack={onBack} />
      <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <ListTabs
          label={t('importPreview.rows')}
          tabs={[
            { label: t('importPreview.all'), count: rowsOf(preview), params: {} },
            ...outcomesOf(preview).map(({ outcome: name, count }) => ({ label: t(OUTCOMES[name].label), count, params: { show: name.toLowerCase() } })),
          ]}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: hasMap ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)' } }}>
        {hasMap && (
          <Box sx={{ order: { lg: 1 } }}>
            <PreviewMap draftId={id} mapped={mapped} />
          </Box>
        )}
        <Box sx={{ minWidth: 0 }}>
          {outcome === 'REJECTED' && reasons.length > 0 && <Reasons reasons={reasons} />}
          <PreviewRows draftId={id} kind={choices.kind} decisions={decisions} />
        </Box>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {decisions.isChanged ? (
          <Button variant="contained" aria-disabled={isBusy} onClick={() => void send(apply, t('importPreview.notApplied'))}>
            {t('importPreview.apply')}
          </Button>
        ) : (
          written > 0 && (
            <Button variant="contained" aria-disabled={isBusy} onClick={() => void send(run, t('importPreview.notStarted'))}>
              {choices.kind === 'CITIES' ? t('importPreview.importCities', { count: written }) : t('importPreview.importPlaces', { count: written })}
            </Button>
          )
        )}
        <Button variant="outlined" color="inherit" onClick={onBack}>
          {t('importPreview.back')}
        </Button>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {decisions.isChanged ? t('importPreview.applyFirst') : written === 0 && t('importPreview.nothingToImport')}
        </Typography>
      </Stack>
    </Stack>
  );
}
