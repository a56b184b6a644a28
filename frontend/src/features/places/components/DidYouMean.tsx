import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths, type PlacesParams } from '../../../lib/address';
import { RichText } from '../../../ui/RichText';

interface Props {
  search: string;
  /** Suggested correction of the search text. */
  meant: string;
  params: PlacesParams;
}

/** Note that the list shows results for a corrected search text, with a link to search for it. */
export function DidYouMean({ search, meant, params }: Props) {
  return (
    <Typography role="note" sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      <RichText
        text="places.didYouMean"
        values={{ search, meant }}
        parts={{ link: <MuiLink component={Link} to={paths.places({ ...params, search: meant, page: undefined })} sx={{ fontWeight: 700 }} /> }}
      />
    </Typography>
  );
}
