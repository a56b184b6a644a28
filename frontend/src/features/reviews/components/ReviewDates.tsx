import Typography from '@mui/material/Typography';
import { formatDate } from '../../../lib/i18n';
import { RichText } from '../../../ui/RichText';

interface Props {
  review: { createdAt: string; editedAt: string | null };
}

/** Dates on which a review was written and last edited. */
export function ReviewDates({ review: { createdAt, editedAt } }: Props) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {editedAt ? (
        <RichText
          text="reviews.writtenAndEdited"
          values={{ written: formatDate(createdAt), edited: formatDate(editedAt) }}
          parts={{ first: <time dateTime={createdAt} />, last: <time dateTime={editedAt} /> }}
        />
      ) : (
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      )}
    </Typography>
  );
}
