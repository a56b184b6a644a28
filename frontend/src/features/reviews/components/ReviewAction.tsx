import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { t } from '../../../lib/i18n';
import { useSignIn, useViewer } from '../../../lib/account';
import { useMyReview } from './useMyReview';
import { useWriteReview } from './useWriteReview';

interface Props extends Pick<ButtonProps, 'variant' | 'fullWidth'> {
  placeId: string;
}

/** Button that opens the review form, after a sign-in if necessary. Renders nothing if the viewer is not allowed to review the place. */
export function ReviewAction({ placeId, variant, fullWidth }: Props) {
  const { status } = useViewer();
  const { signInFirst } = useSignIn();
  const { open, search } = useWriteReview();
  const { isKnown, review, canReview } = useMyReview(placeId);
  if (isKnown && !canReview && !review?.viewerCan.edit) return null;

  const label = review ? t('reviews.editYourReview') : t('reviews.writeAReview');
  return (
    <Button
      fullWidth={fullWidth}
      variant={review && variant === 'contained' ? 'outlined' : variant}
      startIcon={<RateReviewOutlined />}
      aria-haspopup={status === 'signed-out' ? undefined : 'dialog'}
      onClick={() => signInFirst(open, { search })}
    >
      {status === 'signed-out' ? t('reviews.loginToReview') : label}
    </Button>
  );
}
