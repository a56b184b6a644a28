import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { lazyDialog } from '../../../ui/lazy';
import { useChange, useSeen } from '../../../widgets/console';
import { ApprovePlacesDocument, RejectPlacesDocument } from './PlaceTable.generated';
import { placeReasons } from './rejectReasons';

const RejectDialog = lazyDialog(async () => (await import('../../../widgets/console/RejectDialog')).RejectDialog);

/** Approve and reject buttons for a pending place; both decisions can be undone. */
export function PlaceDecision({ place: { id, name, version } }: { place: { id: string; name: string; version: number } }) {
  const change = useChange();
  const seen = useSeen(version);
  const [isRejecting, setRejecting] = useState(false);
  const ask = () => {
    seen.look();
    setRejecting(true);
  };
  const approve = () => change(ApprovePlacesDocument, { selection: { seen: [{ id, version }] } }, () => t('adminPlaces.nameIsApproved', { name }));
  const reject = (reason: string) =>
    seen.orLookAgain(
      change(RejectPlacesDocument, { selection: { seen: [{ id, version: seen.version }] }, input: { reason } }, () =>
        t('adminPlaces.nameIsRejected', { name }),
      ),
    );
  return (
    <>
      <Button variant="contained" onClick={() => void approve()}>
        {t('adminPlaces.approve')}
      </Button>
      <Button variant="outlined" color="error" onClick={ask}>
        {t('adminPlaces.reject')}
      </Button>
      <RejectDialog
        isOpen={isRejecting}
        title={t('adminPlaces.rejectNameQuestion', { name })}
        reasons={placeReasons()}
        onReject={reject}
        onClose={() => setRejecting(false)}
      />
    </>
  );
}
