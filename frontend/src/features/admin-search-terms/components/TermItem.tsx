import Box from '@mui/material/Box';
import { paths } from '../../../lib/address';
import { DefinitionItem, type ItemPosition } from '../../../widgets/definitions';
import { nameOf, wordsHere } from './termForm';
import type { TermItem_TermFragment } from './TermItem.generated';

interface Props {
  term: TermItem_TermFragment;
  position: ItemPosition | undefined;
}

/** Search term in the list: its first word, all words in the language of the page, and the meaning. */
export function TermItem({ term, position }: Props) {
  return (
    <DefinitionItem name={nameOf(term)} to={paths.adminSearchTerm(term.id)} position={position}>
      <span>
        <bdi>{wordsHere(term)}</bdi> <span aria-hidden>·</span>{' '}
        <Box component="code" dir="ltr">
          {String(term.value.meaning)}
        </Box>
      </span>
    </DefinitionItem>
  );
}
