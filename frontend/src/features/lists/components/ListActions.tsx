import Stack from '@mui/material/Stack';
import { paths } from '../../../lib/paths';
import { ShareButton } from '../../../widgets/share';
import { ExportMenu } from './ExportMenu';
import type { ListActions_ListFragment } from './ListActions.generated';
import { OwnerTools } from './OwnerTools';

/** What can be done with the list as a whole: share and export it, and as its owner change it. */
export function ListActions({ list, isMine }: { list: ListActions_ListFragment; isMine: boolean }) {
  const exporting = list.placesCount > 0 && <ExportMenu list={list} />;
  return (
    // In the one line that phones have, the words matter more than the icons.
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}>
      {list.visibility !== 'PRIVATE' && <ShareButton title={list.name} path={paths.list(list.ref)} variant="contained" />}
      {isMine ? <OwnerTools list={list}>{exporting}</OwnerTools> : exporting}
    </Stack>
  );
}
