import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ImportDraftState } from '../../../../graphql/schema.generated';
import { paths } from '../../../../lib/address';
import { dotted, formatBytes, formatDateTime, isolate, t, type TextKey } from '../../../../lib/i18n';
import { ConfirmStep } from '../../../../ui/feedback';
import { FramedItem, StandingChip, useRefresh } from '../../../../widgets/console';
import { DiscardImportDocument, type DraftItem_DraftFragment } from './ImportHistory.generated';

const STATES = {
  READING: 'importHistory.isReading',
  READ: 'importHistory.isRead',
  PREVIEWING: 'importHistory.isPreviewing',
  PREVIEWED: 'importHistory.isPreviewed',
  RUNNING: 'importHistory.isRunning',
  INTERRUPTED: 'importHistory.isInterrupted',
  DONE: 'importHistory.isDone',
} as const satisfies Record<ImportDraftState, TextKey>;

/** An unfinished import: it goes on, or is discarded. */
export function DraftItem({ draft: { id, fileName, bytes, createdAt, actor, state } }: { draft: DraftItem_DraftFragment }) {
  const [discard] = useMutation(DiscardImportDocument);
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const name = isolate(fileName);
  return (
    <FramedItem
      heading={
        <>
          <Typography variant="subtitle1" component="span">
            <bdi>{fileName}</bdi>
          </Typography>
          <StandingChip tone="warning">{t(STATES[state])}</StandingChip>
        </>
      }
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', ml: { xs: -1.5, sm: 0 } }}>
          <Button component={Link} to={paths.adminImport(id)} aria-label={t('importHistory.goOnWith', { name })} sx={{ minHeight: 44, flexShrink: 0 }}>
            {t('importHistory.goOn')}
          </Button>
          {state !== 'RUNNING' && (
            <Button color="inherit" aria-label={t('importHistory.discardName', { name })} onClick={() => setAsking(true)} sx={{ minHeight: 44, flexShrink: 0 }}>
              {t('importHistory.discard')}
            </Button>
          )}
          <ConfirmStep
            isOpen={isAsking}
            title={t('importHistory.discardQuestion', { name })}
            text={t(state === 'INTERRUPTED' ? 'importHistory.discardBegunText' : 'importHistory.discardText')}
            labels={{ confirm: t('importHistory.discard'), cancel: t('importHistory.keep') }}
            act={async () => {
              await discard({ variables: { id } });
              await refresh();
            }}
            onClose={() => setAsking(false)}
          />
        </Stack>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(formatBytes(bytes), actor && t('importHistory.byName', { name: isolate(actor.name) }), formatDateTime(createdAt))}
      </Typography>
    </FramedItem>
  );
}
