import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { formatList, t } from '../../../lib/i18n';
import { ignoredText } from '../../../lib/places';
import { RichText } from '../../../ui/RichText';
import type { FilterProps } from '../../../widgets/places';

/** Line that names the parts of the address that no filter knows. */
export function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null;
  return (
    <Typography role="note" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1 }}>
      {ignoredText(ignored, t, formatList)}
    </Typography>
  );
}

/** Line about places that a filter by opening hours leaves out because theirs are not known, with a link to the list without this filter. */
export function HoursNote({ params, facets }: Pick<FilterProps, 'params' | 'facets'>) {
  const count = facets.find(({ key }) => key === 'open')?.options.find(({ value }) => value === 'unknown')?.count ?? 0;
  if (params.openAt === undefined || count === 0) return null;
  return (
    <Typography role="note" variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      <RichText
        text="places.withoutHours"
        values={{ count }}
        parts={{ link: <MuiLink component={Link} to={paths.places({ ...params, openAt: undefined, page: undefined })} sx={{ fontWeight: 600 }} /> }}
      />
    </Typography>
  );
}
