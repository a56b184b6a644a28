import Button from '@mui/material/Button';
import { useState } from 'react';
import { RejectDialog, useChange, useSeen } from '../../../widgets/console';
import { ApprovePlacesDocument, RejectPlacesDocument } from './PlaceTable.generated';
import { PLACE_REASONS } from './rejectReasons';

/** Approve and reject buttons for a pending place; both decisions can be undone. */
export function PlaceDecision({ place: { id, name, version } }: { place: { id: string; name: string; version: number } }) {
  const change = useChange();
  const seen = useSeen(version);
  const [isRejecting, setRejecting] = useState(false);
  const ask = () => {
    seen.look();
    setRejecting(true);
  };
  const approve = () => change(ApprovePlacesDocument, { selection: { seen: [{ id, version }] } }, () => `${name} is approved.`);
  const reject = (reason: string) =>
    seen.orLookAgain(change(RejectPlacesDocument, { selection: { seen: [{ id, version: seen.version }] }, input: { reason } }, () => `${name} is rejected.`));
  return (
    <>
      <Button variant="contained" onClick={() => void approve()}>
        Approve
      </Button>
      <Button variant="outlined" color="error" onClick={ask}>
        Reject
      </Button>
      <RejectDialog isOpen={isRejecting} title={`Reject ${name}?`} reasons={PLACE_REASONS} onReject={reject} onClose={() => setRejecting(false)} />
    </>
  );
}
