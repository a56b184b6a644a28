import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { Avatar } from '../../../ui/Avatar';
import { RichText } from '../../../ui/RichText';
import { placesOf, Visibility } from '../../../widgets/lists';
import type { ListHeader_ListFragment } from './ListHeader.generated';

interface Props {
  list: ListHeader_ListFragment;
  /** Buttons below the text. */
  actions: ReactNode;
}

/** Head of a list: name, description, owner and visibility. */
export function ListHeader({ list: { name, description, visibility, placesCount, updatedAt, owner }, actions }: Props) {
  return (
    <Stack sx={{ gap: 2, mb: { xs: 4, md: 5 } }}>
      <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
        <bdi>{name}</bdi>
      </Typography>
      {description && (
        <Typography dir="auto" sx={{ maxWidth: '68ch', fontSize: { sm: '1.0625rem' }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1, color: 'text.secondary' }}>
        {owner && (
          <Link
            component={RouterLink}
            to={paths.person(owner.id)}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            <Avatar name={owner.name} src={owner.avatarUrl} size={32} />
            <bdi>{owner.name}</bdi>
          </Link>
        )}
        <Box component="span">{placesOf(placesCount)}</Box>
        <Visibility of={visibility} />
        <span>
          <RichText text="lists.updatedOn" values={{ date: formatDate(updatedAt) }} parts={{ time: <time dateTime={updatedAt} /> }} />
        </span>
      </Stack>
      {actions}
    </Stack>
  );
}
