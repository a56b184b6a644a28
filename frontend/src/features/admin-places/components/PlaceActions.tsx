import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { ConfirmStep } from '../../../ui/feedback';
import { lazyDialog } from '../../../ui/lazy';
import { ChangedNote, DeletionNote, RowButton, RowLink, useChange, useSeen } from '../../../widgets/console';
import { ApprovePlacesDocument, DeletePlacesDocument, type PlaceTable_PlaceFragment, RejectPlacesDocument } from './PlaceTable.generated';
import { placeReasons } from './rejectReasons';

const PlaceMapDialog = lazyDialog(async () => (await import('./PlaceMapDialog')).PlaceMapDialog);
const RejectDialog = lazyDialog(async () => (await import('../../../widgets/console/RejectDialog')).RejectDialog);

/** Action buttons of a place in the table. */
export function PlaceActions({ place }: { place: PlaceTable_PlaceFragment }) {
  const { id, name, status, revision } = place;
  const change = useChange();
  const version = revision?.version ?? 0;
  const seen = useSeen(version);
  const [open, setOpen] = useState<'map' | 'reject' | 'delete'>();
  const ask = (step: 'reject' | 'delete') => {
    seen.look();
    setOpen(step);
  };
  const close = () => setOpen(undefined);
  const selection = { seen: [{ id, version: seen.version }] };
  const approve = () => change(ApprovePlacesDocument, { selection: { seen: [{ id, version }] } }, () => t('adminPlaces.nameIsApproved', { name }));
  const reject = (reason: string) =>
    seen.orLookAgain(change(RejectPlacesDocument, { selection, input: { reason } }, () => t('adminPlaces.nameIsRejected', { name })));
  const remove = () => seen.orLookAgain(change(DeletePlacesDocument, { selection }, () => t('adminPlaces.nameIsDeleted', { name })));
  const changed = (
    <ChangedNote hasChanged={seen.hasChanged}>
      <p>{[name, place.fullAddress].filter(Boolean).join(', ')}</p>
    </ChangedNote>
  );
  return (
    <>
      {status === 'PENDING' && (
        <>
          <RowButton label={t('adminPlaces.approveName', { name })} icon={CheckRounded} onClick={() => void approve()} />
          <RowButton label={t('adminPlaces.rejectName', { name })} icon={CloseRounded} onClick={() => ask('reject')} />
        </>
      )}
      <RowLink label={t('adminPlaces.viewDetailsOfName', { name })} icon={VisibilityOutlined} to={paths.place(id)} isNewTab />
      <RowButton label={t('adminPlaces.viewNameOnMap', { name })} icon={MapOutlined} onClick={() => setOpen('map')} />
      <RowLink label={t('adminPlaces.editName', { name })} icon={EditOutlined} to={paths.adminPlace(id)} />
      <RowButton label={t('adminPlaces.deleteName', { name })} icon={DeleteOutlined} isDestructive onClick={() => ask('delete')} />
      <PlaceMapDialog place={place} isOpen={open === 'map'} onClose={close} />
      <RejectDialog isOpen={open === 'reject'} title={t('adminPlaces.rejectNameQuestion', { name })} reasons={placeReasons()} onReject={reject} onClose={close}>
        {changed}
      </RejectDialog>
      <ConfirmStep
        isOpen={open === 'delete'}
        title={t('adminPlaces.deleteNameQuestion', { name })}
        text={t('adminPlaces.sureToDelete', { count: 1 })}
        labels={{ confirm: t('adminPlaces.deleteName', { name }), cancel: t('adminPlaces.keepIt') }}
        act={remove}
        onClose={close}
      >
        {changed}
        <DeletionNote places={{ ids: [id] }} />
      </ConfirmStep>
    </>
  );
}
