import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../lib/i18n';
import { placesOf } from './ListLinks';
import type { SaveToList_ListFragment } from './SaveToList.generated';
import { Visibility } from './Visibility';

interface Props {
  lists: readonly SaveToList_ListFragment[];
  onToggle: (list: SaveToList_ListFragment) => Promise<void>;
}

/** Checkboxes of the viewer's lists, ticked if they contain the place. */
export function ListChoices({ lists, onToggle }: Props) {
  return (
    <Stack role="group" aria-label={t('lists.yourLists')}>
      {lists.map((list) => (
        <FormControlLabel
          key={list.id}
          control={<Checkbox checked={list.has} onChange={() => void onToggle(list)} />}
          disableTypography
          sx={{ mr: 0, py: 0.5, alignItems: 'flex-start' }}
          label={
            <Box sx={{ minWidth: 0, pt: 0.75, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <bdi>{list.name}</bdi>
              </Typography>
              <Typography variant="body2" component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, color: 'text.secondary' }}>
                <Visibility of={list.visibility} />
                <span aria-hidden>·</span>
                <span>{placesOf(list.placesCount)}</span>
              </Typography>
            </Box>
          }
        />
      ))}
    </Stack>
  );
}
