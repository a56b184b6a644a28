import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { inlineDirection, t } from '../../../../lib/i18n';
import { ActionPanel } from './ActionPanel';
import { AuthorHistory } from './AuthorHistory';
import { ItemView } from './ItemView';
import type { QueueItem_ItemFragment } from '../QueueItem.generated';
import { useClaim } from '../useClaim';
import type { Moderation } from '../useModeration';
import { actionsFor } from '../verdicts';

interface Props {
  moderation: Moderation;
  item: QueueItem_ItemFragment;
  /** True: the item replaces the list (narrow windows). */
  isAlone: boolean;
}

/** Open item: content, decision buttons, and history of the author. */
export function OpenItem({ moderation: { queue, choose, hasChanged, editHref, sheet }, item, isAlone }: Props) {
  const holder = useClaim(item.id) ?? item.claimedBy?.name ?? null;
  useEffect(() => {
    // The focused element disappeared with the list or the previous item.
    if (isAlone) document.getElementById('item-title')?.focus();
  }, [isAlone, item.id]);

  const content = <ItemView item={item} base={queue.base} holder={holder} hasChanged={hasChanged(item.id)} />;
  const actions = <ActionPanel actions={actionsFor([item])} editHref={editHref} hasKeys={sheet.isOn} onChoose={(verdict) => choose([item], verdict)} />;
  const history = <AuthorHistory author={item.author} />;
  if (!isAlone) {
    return (
      <>
        <Box sx={{ gridArea: 'item', minWidth: 0 }}>{content}</Box>
        <Box sx={{ display: { md: 'contents', lg: 'block' }, gridArea: 'side', position: 'sticky', top: 'calc(var(--header) + var(--console-bar) + 16px)' }}>
          <Box sx={{ gridArea: 'actions', mb: { lg: 3 } }}>{actions}</Box>
          <Box sx={{ gridArea: 'history' }}>{history}</Box>
        </Box>
      </>
    );
  }
  return (
    <>
      {/* Reserves space so that a focused element is never hidden behind the bar. */}
      <GlobalStyles styles={{ ':root': { '--action-bar': '68px' } }} />
      <Button
        color="inherit"
        startIcon={<ArrowBackRounded sx={{ transform: `scaleX(${inlineDirection})` }} />}
        onClick={() => queue.open(null)}
        sx={{ ml: -2.5, mb: 1 }}
      >
        {t('moderation.backToTheQueue')}
      </Button>
      {content}
      <Box sx={{ mt: 4, mb: 3 }}>{history}</Box>
      <Paper
        square
        sx={{
          position: 'sticky',
          bottom: 'var(--bottom-bar)',
          zIndex: 'appBar',
          mx: { xs: -2, sm: -3 },
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {actions}
      </Paper>
    </>
  );
}
