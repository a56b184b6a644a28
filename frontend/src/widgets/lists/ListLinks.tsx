import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { CardLink } from '../../ui/CardLink';
import { NextIcon } from '../../ui/Chevrons';
import type { ListLinks_ListFragment } from './ListLinks.generated';
import { Visibility } from './Visibility';

/** Formats a number of places: 1 place, 1,204 places. */
export const placesOf = (count: number): string => t('lists.placesOf', { count });

interface Props {
  lists: readonly ListLinks_ListFragment[];
  label: string;
  ref?: Ref<HTMLUListElement>;
}

/** Shows lists of places; each row links to its list. */
export function ListLinks({ lists, label, ref }: Props) {
  return (
    <Box component="ul" ref={ref} aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lists.map(({ id, ref: path, name, visibility, placesCount }) => (
        <Box component="li" key={id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Box component="article" sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1, py: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
                <CardLink to={paths.list(path)}>
                  <bdi>{name}</bdi>
                </CardLink>
              </Typography>
              <Typography variant="body2" component="p" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, color: 'text.secondary' }}>
                <Visibility of={visibility} />
                <span aria-hidden>·</span>
                <span>{placesOf(placesCount)}</span>
              </Typography>
            </Box>
            <NextIcon aria-hidden sx={{ color: 'text.secondary' }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
