import Box from '@mui/material/Box';
import { SearchField } from '../../../ui/SearchField';
import { useListAddress } from './useListAddress';

interface Props {
  label: string;
  placeholder: string;
}

/** Searches the list by the address parameter `q`. */
export function ListSearch(words: Props) {
  const { address, change } = useListAddress();
  return (
    <Box sx={{ flex: { sm: '1 1 240px' }, maxWidth: { sm: 380 } }}>
      <SearchField {...words} value={address.get('q') ?? ''} onChange={(q) => change({ q }, { typing: true })} />
    </Box>
  );
}
