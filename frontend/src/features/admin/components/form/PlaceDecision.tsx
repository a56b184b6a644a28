import Button from '@mui/material/Button';
import { useState } from 'react';
import { RejectDialog } from '../../../../widgets/console/RejectDialog';
import { useChange } from '../../../../widgets/console/useChange';
import { ApprovePlacesDocument, RejectPlacesDocument } from '../places/PlaceTable.generated';
import { PLACE_REASONS } from '../places/rejectReasons';

/** Lets a place in that waits, or keeps it out; both can be taken back. */
export function PlaceDecision({ place: { id, name } }: { place: { id: string; name: string } }) {
  const change = useChange();
  const selection = { ids: [id] };
  const [isRejecting, setRejecting] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => void change(ApprovePlacesDocument, { selection }, () => `${name} is approved.`)}>
        Approve
      </Button>
      <Button variant="outlined" color="error" onClick={() => setRejecting(true)}>
        Reject
      </Button>
      <RejectDialog
        isOpen={isRejecting}
        title={`Reject ${name}?`}
        reasons={PLACE_REASONS}
        onReject={(reason) => change(RejectPlacesDocument, { selection, input: { reason } }, () => `${name} is rejected.`)}
        onClose={() => setRejecting(false)}
      />
    </>
  );
}
