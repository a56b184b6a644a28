import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { useViewer } from '../../../lib/account';
import { lazyDialog, useOpenings } from '../../../ui/lazy';
import { useWriteReview } from './useWriteReview';

const ReviewDialog = lazyDialog(async () => (await import('./ReviewDialog')).ReviewDialog);

/** Review form of a place, open while the address contains `?write=review`. Visitors who are not signed in sign in first. */
export function ReviewWriter({ place }: { place: { id: string; name: string } }) {
  const from = useLocation();
  const { status, viewer } = useViewer();
  const { isOpen, close } = useWriteReview();
  const openings = useOpenings(isOpen && viewer !== null);

  if (isOpen && status === 'signed-out') return <Navigate to={paths.login} state={{ from }} replace />;
  return viewer && openings > 0 && <ReviewDialog key={openings} place={place} authorId={viewer.id} isOpen={isOpen} onClose={close} />;
}
