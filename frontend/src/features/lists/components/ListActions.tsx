import Stack from '@mui/material/Stack';
import { paths } from '../../../lib/address';
import { ShareButton } from '../../../widgets/share';
import { ExportMenu } from './ExportMenu';
import type { ListActions_ListFragment } from './ListActions.generated';
import { OwnerTools } from './OwnerTools';

/** Action buttons of a list: share and export; for the owner also edit. */
export function ListActions({ list, isMine }: { list: ListActions_ListFragment; isMine: boolean }) {
  const exporting = list.placesCount > 0 && <ExportMenu list={list} />;
  return (
    // Phones show no icons here: the labels need the width.
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}>
      {list.visibility !== 'PRIVATE' && <ShareButton title={list.name} path={paths.list(list.ref)} variant="contained" />}
      {isMine ? <OwnerTools list={list}>{exporting}</OwnerTools> : exporting}
    </Stack>
  );
}
