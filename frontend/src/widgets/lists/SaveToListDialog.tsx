import { useQuery } from '@apollo/client/react';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { t } from '../../lib/i18n';
import { ErrorPanel, Spinner } from '../../ui/feedback';
import { ListChoices } from './ListChoices';
import { NewListField } from './NewListField';
import { SaveToListDocument } from './SaveToList.generated';
import { useSaving } from './useSaving';

export interface SaveToListDialogProps {
  placeId: string;
  placeName: string;
  isOpen: boolean;
  onClose: () => void;
}

function Choice({ placeId }: { placeId: string }) {
  const { data, previousData, error, refetch } = useQuery(SaveToListDocument, { variables: { placeId }, fetchPolicy: 'cache-and-network' });
  const { toggle, create } = useSaving(placeId);
  const [mode, setMode] = useState<'first' | 'adding' | 'added'>('first');
  const lists = (data ?? previousData)?.viewer?.lists;

  if (!lists && error)
    return <ErrorPanel title={t('lists.errorLoadingLists')} text={t('lists.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />;
  if (!lists) return <Spinner label={t('lists.loadingYourLists')} />;
  const isEmpty = lists.length === 0;
  return (
    <>
      {isEmpty && <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('lists.youHaveNoListsYet')}</Typography>}
      {mode === 'adding' || isEmpty ? (
        <NewListField create={create} onDone={() => setMode('added')} canCancel={!isEmpty} />
      ) : (
        <Button startIcon={<AddRounded />} autoFocus={mode === 'added'} onClick={() => setMode('adding')} sx={{ ml: -1.75 }}>
          {t('lists.newList')}
        </Button>
      )}
      <ListChoices lists={lists} onToggle={toggle} />
    </>
  );
}

/** Dialog with the viewer's lists; a checkbox adds or removes the place. */
export function SaveToListDialog({ placeId, placeName, isOpen, onClose }: SaveToListDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      fullScreen={isPhone}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle id={titleId} variant="h3" sx={{ px: 3, pt: 3, pb: 1 }}>
        {t('lists.saveToList')}
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          <bdi>{placeName}</bdi>
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ px: 3, pb: 1 }}>
        <Choice placeId={placeId} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, pt: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {t('lists.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
