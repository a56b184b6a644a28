import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { t } from '../../../lib/i18n';
import type { MyReview_ReviewFragment } from './MyReview.generated';

interface Props {
  titleId: string;
  /** Moderation state of the saved review. */
  moderation: MyReview_ReviewFragment['moderation'] | undefined;
  onClose: () => void;
}

/** Confirmation after a review is saved, with its next step. */
export function ThankYou({ titleId, moderation, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack sx={{ alignItems: 'center', justifyContent: 'center', textAlign: 'center', flex: 1, gap: 1, px: 3, py: 6 }}>
      <CheckCircleRounded aria-hidden sx={{ fontSize: 56, color: 'success.main' }} />
      <Typography id={titleId} ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ mt: 1, outline: 'none' }}>
        {t('reviews.thankYou')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {moderation?.status === 'APPROVED' ? t('reviews.yourReviewIsPublished') : t('reviews.yourReviewIsWaitingForApproval')}
      </Typography>
      <Button variant="contained" onClick={onClose} sx={{ mt: 3 }}>
        {t('reviews.close')}
      </Button>
    </Stack>
  );
}
