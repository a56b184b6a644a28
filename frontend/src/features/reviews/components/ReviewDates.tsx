import Typography from '@mui/material/Typography';
import { formatDate } from '../../../lib/format';

interface Props {
  review: { createdAt: string; editedAt: string | null };
}

/** When a review was written, and when it was last edited. */
export function ReviewDates({ review: { createdAt, editedAt } }: Props) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      {editedAt && (
        <>
          {' · edited '}
          <time dateTime={editedAt}>{formatDate(editedAt)}</time>
        </>
      )}
    </Typography>
  );
}
