import { useMutation } from '@apollo/client/react';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import ThumbUpRounded from '@mui/icons-material/ThumbUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { formatNumber, t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { isUnauthenticated, messageOf } from '../../../lib/api';
import { useSignIn } from '../../../lib/account';
import { type HelpfulButton_ReviewFragment, MarkReviewHelpfulDocument, UnmarkReviewHelpfulDocument } from './HelpfulButton.generated';

/** Section to return to after a sign-in. */
const BACK = { hash: '#reviews' };

interface Props {
  review: HelpfulButton_ReviewFragment;
  /** True if the viewer wrote the review: authors cannot vote. */
  isOwn: boolean;
}

/** Vote button with the number of helpful votes; a second press removes the vote. Shows the change at once, and reverts it if the server rejects it. */
export function HelpfulButton({ review: { id, helpfulCount, hasVoted }, isOwn }: Props) {
  const notify = useNotify();
  const { signIn, signInFirst } = useSignIn();
  const after = { __typename: 'Review' as const, id, hasVoted: !hasVoted, helpfulCount: helpfulCount + (hasVoted ? -1 : 1) };
  const onError = (error: Error) => (isUnauthenticated(error) ? signIn(BACK) : notify.error(messageOf(error)));
  const [mark] = useMutation(MarkReviewHelpfulDocument, { onError });
  const [unmark] = useMutation(UnmarkReviewHelpfulDocument, { onError });
  const vote = () => {
    if (hasVoted) void unmark({ variables: { id }, optimisticResponse: { unmarkReviewHelpful: after } });
    else void mark({ variables: { id }, optimisticResponse: { markReviewHelpful: after } });
  };

  const button = (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      startIcon={hasVoted ? <ThumbUpRounded /> : <ThumbUpOutlined />}
      aria-pressed={hasVoted}
      aria-disabled={isOwn}
      onClick={() => !isOwn && signInFirst(vote, BACK)}
      sx={{
        '@media (pointer: coarse)': { minHeight: 44 },
        '&[aria-pressed="true"]': { bgcolor: 'sunken.main' },
        '&[aria-disabled="true"]': { color: 'text.secondary', borderColor: 'divider', cursor: 'default' },
      }}
    >
      {t('reviews.helpful')}
      {helpfulCount > 0 && (
        <Box component="span" sx={{ ml: 0.75, fontVariantNumeric: 'tabular-nums' }}>
          ({formatNumber(helpfulCount)})
        </Box>
      )}
    </Button>
  );
  return isOwn ? (
    <Tooltip describeChild title={t('reviews.youCannotMarkYourOwn')}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
