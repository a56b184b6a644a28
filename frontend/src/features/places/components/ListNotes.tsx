import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { formatList, t } from '../../../lib/i18n';
import { RichText } from '../../../ui/RichText';
import type { FilterProps } from '../../../widgets/places';

/** Number of ignored parts of an address that are named, and of characters of each. */
const [MOST, LONGEST] = [5, 60];

/** Line that names the parts of the address that no filter knows. */
export function IgnoredNote({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null;
  const named = ignored.slice(0, MOST).map((part) => (part.length > LONGEST ? `${part.slice(0, LONGEST)}…` : part));
  return (
    <Typography role="note" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1 }}>
      {t('places.ignored', { parts: formatList(named) })}
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
