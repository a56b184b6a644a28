import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded';
import Button from '@mui/material/Button';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { useViewer } from '../../lib/account';
import { lazyDialog } from '../../ui/lazy';
import type { SaveToListDialogProps } from './SaveToListDialog';

const SaveToListDialog = lazyDialog<SaveToListDialogProps>(async () => (await import('./SaveToListDialog')).SaveToListDialog);

/** Button that opens the viewer's lists for a place. The address parameter `save=list` keeps the dialog open; visitors sign in first. */
export function SaveToListButton({ place: { id, name } }: { place: { id: string; name: string } }) {
  const { status } = useViewer();
  const [params, setParams] = useSearchParams();
  const from = useLocation();
  const navigate = useNavigate();

  const opened = new URLSearchParams(params);
  opened.set('save', 'list');
  const closed = new URLSearchParams(params);
  closed.delete('save');

  const show = (next: URLSearchParams) => setParams(next, { replace: true, preventScrollReset: true });
  const press = () => {
    if (status === 'signed-out') void navigate(paths.login, { state: { from: { ...from, search: `?${opened.toString()}` } } });
    else show(opened);
  };
  return (
    <>
      <Button fullWidth variant="outlined" color="inherit" startIcon={<PlaylistAddRounded />} aria-haspopup="dialog" onClick={press}>
        {t('lists.saveToList')}
      </Button>
      <SaveToListDialog placeId={id} placeName={name} isOpen={status === 'signed-in' && params.get('save') === 'list'} onClose={() => show(closed)} />
    </>
  );
}
