import { skipToken, useQuery } from '@apollo/client/react';
import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { t } from '../../../../lib/i18n';
import { paths } from '../../../../lib/address';
import { useViewer } from '../../../../lib/account';
import { lazyDialog } from '../../../../ui/lazy';
import { AddPhotosDocument } from './AddPhotos.generated';
import { onPicture } from './onPicture';

const AddPhotosDialog = lazyDialog(async () => (await import('./AddPhotosDialog')).AddPhotosDialog);

const WHAT = 'photos';

function withAdd(search: URLSearchParams, isAdding: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (isAdding) next.set('add', WHAT);
  else next.delete('add');
  return next;
}

interface Props {
  placeId: string;
  placeName: string;
}

/** Button and dialog for adding photos to a place. `?add=photos` opens the dialog; visitors who are not signed in sign in first. */
export function AddPhotos({ placeId, placeName }: Props) {
  const { status, viewer } = useViewer();
  const location = useLocation();
  const [search, setSearch] = useSearchParams();
  // The page's data are the public ones; the viewer's rights need a separate request.
  const { data } = useQuery(AddPhotosDocument, viewer ? { variables: { id: placeId }, fetchPolicy: 'cache-and-network' } : skipToken);
  const mayAdd = data?.place?.viewerCan.addPhotos === true;
  const isAsked = search.get('add') === WHAT;

  // The dialog stays open if the session ends: it contains the chosen photos.
  const [isOpen, setOpen] = useState(false);
  if (isOpen !== isAsked && (isOpen || mayAdd)) setOpen(isAsked);

  const button = { startIcon: <AddAPhotoOutlined />, sx: onPicture } as const;
  return (
    <>
      {mayAdd && (
        <Button {...button} aria-haspopup="dialog" onClick={() => setSearch(withAdd(search, true), { preventScrollReset: true })}>
          {t('places.addPhotos')}
        </Button>
      )}
      {status === 'signed-out' && (
        <Button {...button} component={Link} to={paths.login} state={{ from: { ...location, search: `?${withAdd(search, true).toString()}` } }}>
          {t('places.addPhotos')}
        </Button>
      )}
      {isOpen && (
        <AddPhotosDialog
          placeId={placeId}
          placeName={placeName}
          onClose={() => setSearch(withAdd(search, false), { preventScrollReset: true, replace: true })}
        />
      )}
    </>
  );
}
